/** What a choice would do, as the short words under a card and as a spoken sentence. */
import type { IconName } from "../ui/Icon";
import type { Catalogue } from "../i18n/scoundrel";
import type { ScoundrelChoice as Choice, ScoundrelView as View } from "../wire";
import { lethal } from "./controls";
import { kind, way } from "./predict";

export interface Effect {
  choice: Choice;
  icon: IconName;
  /** −5, +4, equip. */
  text: string;
  /** weapon, fists, one potion a room; may be empty. */
  hint: string;
  spoken: string;
  lethal: boolean;
}

function potion(choice: Choice, view: View, t: Catalogue): Pick<Effect, "text" | "hint" | "spoken"> {
  const healing = choice.health - view.health;
  if (!choice.works) {
    return { text: t.potionSpent, hint: t.potionSpentHint, spoken: t.potionSpentHint };
  }
  if (!healing) return { text: t.potionFull, hint: t.potionFullHint, spoken: t.potionFullHint };
  return { text: t.potion(healing), hint: "", spoken: t.potionSpoken(healing) };
}

/** The effect of one choice for a card. */
function effectOf(choice: Choice, card: string, view: View, t: Catalogue): Effect {
  const common = { choice, lethal: lethal(choice) };
  switch (kind(card)) {
    case "weapon":
      return { ...common, icon: "sword", text: t.equip, hint: "", spoken: t.equipSpoken };
    case "potion":
      return { ...common, icon: "heart", ...potion(choice, view, t) };
    case "monster": {
      const how = way(choice) ?? "b";
      const lost = choice.health - view.health;
      const spoken = t.fightSpoken(how, lost);
      return {
        ...common,
        icon: how === "w" ? "sword" : "fist",
        text: t.damage(lost),
        hint: how === "w" ? t.withWeapon : t.barehanded,
        spoken: common.lethal ? `${spoken}, ${t.lethal}` : spoken,
      };
    }
  }
}

/** The effects of facing a card; the weapon comes before the fists. */
export function effects(card: string, view: View, t: Catalogue): readonly Effect[] {
  return view.choices
    .filter((choice) => choice.card === card)
    .map((choice) => effectOf(choice, card, view, t))
    .sort((a, b) => Number(b.icon === "sword") - Number(a.icon === "sword"));
}
