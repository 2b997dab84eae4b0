import type { PartChoice } from '#data/index.ts'

/** What may be used instead and lies in the van, most of it first. */
export function swapsOf(choice: PartChoice, choices: readonly PartChoice[]): readonly PartChoice[] {
  return choices
    .filter(({ item, inVan }) => inVan > 0 && choice.item.substituteIds.includes(item.id))
    .toSorted((a, b) => b.inVan - a.inVan)
}
