import type { ErrorTexts } from "./errors.en";

export const de: ErrorTexts = {
  unexpected: () => "Bei uns ist etwas schiefgegangen. Bitte noch einmal versuchen.",
  unreachable: () => "Das Haus ist nicht zu erreichen. Bist du online?",
  not_found: () => "Diese Seite oder diesen Tisch gibt es nicht.",
  no_table: () => "Diesen Tisch gibt es nicht. Vielleicht fehlt der Adresse ein Buchstabe.",
  not_seated: () => "Hier schaust du nur zu.",
  not_your_turn: () => "Du bist nicht am Zug.",
  game_over: () => "Dieses Spiel ist vorbei.",
  bad_action: () => "Das ist hier kein Zug.",
  bad_message: () => "Das hat das Haus nicht verstanden.",
  too_many_requests: () => "Zu schnell. Warte einen Moment und versuche es noch einmal.",
};
