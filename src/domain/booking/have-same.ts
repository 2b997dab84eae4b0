/** Whether two lists of distinct ids hold the same ones, in any order. */
export function haveSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}
