import { de as words } from "./skullking.de";
import type { Errors } from "./skullking.errors.en";

export const de: Errors = {
  must_follow_suit: ({ suit }) => words.mustFollow(String(suit)),
  not_in_hand: () => "Diese Karte hast du nicht auf der Hand.",
  role_required: () => "Sag, ob Scary Mary Pirat oder Escape ist.",
  role_not_allowed: () => "Nur Scary Mary sucht sich aus, was sie ist.",
  bid_out_of_range: () => "Du kannst nicht mehr Stiche ansagen, als du Karten hast.",
  bid_already_made: () => "Deine Faust liegt schon; angesagt ist angesagt.",
  already_seated: () => "Du hast an diesem Tisch schon einen Platz.",
  already_started: () => "Das Spiel läuft schon. Du darfst zusehen.",
  name_taken: ({ name }) => `Hier heißt schon jemand ${name}. Nimm einen anderen Namen.`,
  no_such_link: () => "Dieser Link ist verbraucht, oder den Platz gibt es nicht mehr. Hol dir auf dem anderen Gerät einen neuen.",
  no_such_seat: () => "Diesen Platz gibt es nicht.",
  not_host: () => "Das kann nur, wer den Tisch eröffnet hat.",
  not_ready: ({ name }) => `${name} ist noch nicht bereit.`,
  not_started: () => "Das Spiel hat noch nicht begonnen.",
  seat_taken: () => "Da war jemand schneller: Der Platz ist besetzt.",
  table_full: () => "Alle Plätze sind besetzt. Du darfst zusehen.",
  talk_off: () => "An diesem Tisch wird nicht geredet.",
  bad_talk: ({ longest }) => `Eine Zeile hat 1 bis ${longest ?? 200} Zeichen.`,
  bad_options: () => "So lässt sich der Tisch nicht eröffnen.",
};
