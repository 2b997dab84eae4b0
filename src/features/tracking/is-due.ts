/** Which route was read, and on which of the reader's requests for it. */
export interface ReadRoute {
  readonly key: string
  readonly turn: number
}

/** Whether a route must be read now. One that is here is not read again by itself: every reading is recorded as a look. */
export function isDue(read: ReadRoute | null, { key, turn }: ReadRoute): boolean {
  return read === null || read.key !== key || read.turn !== turn
}
