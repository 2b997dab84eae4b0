import type { ItemKind } from '#domain/entities/item.ts'

/** Which list is shown: stored in the URL, so that Back restores it. */
export const shownLists = ['parts', 'services', 'labor', 'fees', 'low', 'places', 'away'] as const
export type ShownList = (typeof shownLists)[number]

const kinds: Readonly<Partial<Record<ShownList, ItemKind>>> = {
  services: 'service',
  labor: 'labour',
  fees: 'fee',
}

/** The kind of the items in a list; what is low is a part. */
export function kindOfList(shown: ShownList): ItemKind {
  return kinds[shown] ?? 'part'
}

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
