/** What the list holds: it stands in the address, so that going back shows the same. */
export const shownLists = ['parts', 'low', 'places', 'away'] as const
export type ShownList = (typeof shownLists)[number]

/** Of the part of the address after the question mark. */
export function shownOf(search: string): ShownList {
  const asked = new URLSearchParams(search).get('show')
  return shownLists.find((one) => one === asked) ?? 'parts'
}

/** The address that shows it. */
export function inventoryHref(shown: ShownList, path = ''): string {
  return `/inventory${path}${shown === 'parts' ? '' : `?show=${shown}`}`
}
