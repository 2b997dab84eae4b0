/** The URL of a page below /customers that keeps the search text. */
export function customersHref(path: string, text: string): string {
  return `/customers${path}${text === '' ? '' : `?q=${encodeURIComponent(text)}`}`
}
