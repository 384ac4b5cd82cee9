import type { ErrorTexts } from "./errors.en";

export const de: ErrorTexts = {
  unexpected: () => "Bei uns ist etwas schiefgegangen. Bitte noch einmal versuchen.",
  unreachable: () => "Das Haus ist nicht zu erreichen. Bist du online?",
  not_found: () => "Diese Seite oder diesen Tisch gibt es nicht.",
  no_such_table: () => "Diesen Tisch gibt es nicht. Vielleicht fehlt der Adresse ein Buchstabe.",
  no_such_code: () => "Diesen Dungeon gibt es nicht. Vielleicht fehlt dem Code ein Buchstabe.",
  no_such_day: () => "Für diesen Tag gibt es keinen Dungeon.",
  daily_hidden: () => "Beende erst deinen eigenen Lauf durch diesen Tages-Dungeon, dann darfst du zusehen.",
  daily_running: () => "Die Karten eines Tages-Dungeons werden gezeigt, wenn der Tag vorbei ist.",
  not_over: () => "Das ist erst nach dem Spiel zu sehen.",
  not_seated: () => "Hier schaust du nur zu.",
  not_your_turn: () => "Du bist nicht am Zug.",
  game_over: () => "Dieses Spiel ist vorbei.",
  bad_action: () => "Das ist hier kein Zug.",
  bad_name: () => "Ein Name ist eine Zeile mit 1 bis 24 Zeichen.",
  bad_message: () => "Das hat das Haus nicht verstanden.",
  too_fast: () => "Zu schnell. Warte einen Moment und versuche es noch einmal.",
};
