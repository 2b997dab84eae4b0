const plain = /^[\0-\x7F]*$/
const accents = /\p{Diacritic}/gu

/** Folds a text for comparison: case and accents do not matter. */
export function foldText(text: string): string {
  // Most text has no accents, and checking that takes a tenth of the time of removing them.
  return (plain.test(text) ? text : text.normalize('NFD').replace(accents, '')).toLowerCase()
}
