const plain = /^[\0-\x7F]*$/
const accents = /\p{Diacritic}/gu

/** For comparing words: case and accents do not matter. */
export function foldText(text: string): string {
  // Most text has no accent to take off, and finding that out takes a tenth of the time.
  return (plain.test(text) ? text : text.normalize('NFD').replace(accents, '')).toLowerCase()
}
