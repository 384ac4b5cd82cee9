"""What the house refuses, as codes; the edges put them into words."""

from typing import Final

from stammtisch.games.contract import IllegalAction

Refusal = IllegalAction
"""The house says no as the rules do: with a code and parameters."""

CODES: Final = frozenset(
    {
        "adviser_not_ready",  # it is still being compiled
        "already_seated",  # this person has a seat here
        "already_started",  # only possible before the game
        "bad_command",  # no verb of the house, or one with a wrong argument
        "bad_name",  # a name is 1 to 24 characters
        "bad_options",  # params: option
        "bad_pad",  # a pad is a JSON object of at most 64 kB
        "bad_talk",  # no such reaction, or a text that is empty or too long
        "daily_hidden",  # cards of a daily that the asker has still to finish, or has not played today
        "daily_not_ready",  # the solver is still looking whether it can be won
        "daily_running",  # a daily's record is there when its day is over
        "name_taken",  # somebody at this table has that name
        "no_adviser",  # what hints need is not installed
        "no_hints_in_daily",
        "no_reviews",  # what they are made with is not installed
        "no_solver",  # what makes sure that a dungeon can be won is not installed
        "no_such_code",
        "no_such_day",  # a day to come, or one before the house opened
        "no_such_link",  # a rejoin link that is used up or never was
        "no_such_pad",
        "no_such_seat",
        "no_such_table",
        "not_host",  # only the host may do that
        "not_over",  # records and rematches need a finished game
        "not_ready",  # somebody is not ready
        "not_seated",  # only for those with a seat
        "not_started",
        "not_your_pad",
        "nothing_to_undo",
        "seat_taken",
        "still_playing",  # the same cards, at another table
        "solver_not_ready",  # it is still being compiled
        "table_full",
        "talk_off",
        "too_busy",  # too much is being studied already
        "too_fast",  # params: seconds
    }
)
"""Every code of the house; the games add their own."""
