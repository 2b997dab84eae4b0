/** The titles that more than one order has. */
export function sharedTitles(titles: readonly string[]): ReadonlySet<string> {
  return new Set(titles.filter((title, i) => titles.indexOf(title) !== i))
}
