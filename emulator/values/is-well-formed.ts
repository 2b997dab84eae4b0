/** Whether a text holds no half of a surrogate pair, that is, whether it can be written as UTF-8. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}
