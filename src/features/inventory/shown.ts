/** What the list holds: it stands in the address, so that going back shows the same. */
export const shownLists = ['parts', 'low', 'places', 'away'] as const
export type ShownList = (typeof shownLists)[number]

/** Of the part of the address after the question mark. */
export function shownOf(search: string): ShownList {
  const asked = new URLSearchParams(search).get('show')
  return shownLists.find((one) => one === asked) ?? 'parts'
}

/** The address that shows it; `text` is what was typed to find something in it. */
export function inventoryHref(shown: ShownList, path = '', text = ''): string {
  const search = new URLSearchParams({
    ...(shown === 'parts' ? {} : { show: shown }),
    ...(text === '' ? {} : { q: text }),
  })
  return `/inventory${path}${search.size === 0 ? '' : `?${search}`}`
}

/** What was typed, of the same part of the address. */
export function textOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? ''
}
