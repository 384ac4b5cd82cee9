/** The frame around every room. */
export const en = {
  brand: "Stammtisch",
  skip: "Skip to the table",
  menu: "Menu",
  random: "Random",
  daily: "Daily",
  skullking: "Skull King",
  pad: "Pad",
  rules: "Rules",
  language: "Language",
  theme: {
    auto: "Theme: as the system has it",
    dark: "Theme: dark",
    light: "Theme: light",
  },
  soundOn: "Sound on",
  soundOff: "Sound off",
  keysTitle: "Keyboard",
  keysOpen: "Keyboard shortcuts",
  close: "Close",
  loading: "One moment …",
  lineLost: "Connection lost. Trying again …",
  lineBack: "Connected again.",
  notFoundTitle: "Nothing here",
  notFound: "There is no such page. Perhaps the address has lost a letter.",
  toFrontPage: "To the front page",
  tryAgain: "Try again",
};

export type Catalogue = typeof en;
