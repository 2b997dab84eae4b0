/** The search field of the list on the page; null where there is none. */
export function listSearch(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('main [data-search]')
}
