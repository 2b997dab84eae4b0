/** Which list is shown: stored in the URL, so that Back restores it. */
export const shownLists = ['parts', 'low', 'places', 'away'] as const
export type ShownList = (typeof shownLists)[number]

/** Parses it from the URL's query. */
export function shownOf(search: string): ShownList {
  const asked = new URLSearchParams(search).get('show')
  return shownLists.find((one) => one === asked) ?? 'parts'
}

/** The URL that shows a list; `text` is the search text. */
export function inventoryHref(shown: ShownList, path = '', text = ''): string {
  const search = new URLSearchParams({
    ...(shown === 'parts' ? {} : { show: shown }),
    ...(text === '' ? {} : { q: text }),
  })
  return `/inventory${path}${search.size === 0 ? '' : `?${search}`}`
}

/** The search text in the URL's query. */
export function textOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? ''
}
