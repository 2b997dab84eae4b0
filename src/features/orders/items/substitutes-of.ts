import type { ItemChoice } from '#data/index.ts'

/** Substitutes that are in the van, largest quantity first. */
export function substitutesOf(
  choice: ItemChoice,
  choices: readonly ItemChoice[],
): readonly ItemChoice[] {
  return choices
    .filter(({ item, inVan }) => inVan > 0 && choice.item.substituteIds.includes(item.id))
    .toSorted((a, b) => b.inVan - a.inVan)
}
