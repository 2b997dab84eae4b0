/** Whether a text has no lone surrogate and so can be encoded as UTF-8. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}
