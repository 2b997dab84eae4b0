import type { RoutePath } from '#domain/access/routes.ts'

/** Every page that stands in neither tab is reached from here. */
export const morePath = '/more'

/**
 * The tab that is marked as the current one: the page's own, unless the page was opened from More. `trail` holds the
 * page and those that it was opened from, the page first.
 */
export function litTab(trail: readonly string[], tabs: readonly RoutePath[]): string {
  const [page = '/'] = trail
  const own = tabs.find((tab) => page === tab || page.startsWith(`${tab}/`)) ?? morePath
  const isTab = (path: string) => path === morePath || tabs.some((tab) => tab === path)
  const root = trail.find(isTab)
  return root === morePath ? morePath : own
}
