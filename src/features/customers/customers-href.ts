/** A page below the customers, with what was typed to find something among them. */
export function customersHref(path: string, text: string): string {
  return `/customers${path}${text === '' ? '' : `?q=${encodeURIComponent(text)}`}`
}
