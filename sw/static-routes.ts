/** The addresses that an installed app, its shortcuts and most bookmarks open. */
const startPaths = ['/dashboard', '/orders'] as const

const startPageCaches = 'start-pages-'

/** No standard library declares the type of static routing yet, which only Chromium has. */
interface RoutedInstallEvent extends ExtendableEvent {
  readonly addRoutes: (rules: readonly RouterRule[]) => Promise<void>
}

interface RouterRule {
  readonly condition: { readonly urlPattern: URLPattern; readonly requestMode?: RequestMode }
  readonly source: 'fetch-event' | { readonly cacheName: string }
}

export interface StaticRoutes {
  readonly origin: string
  /** The cache of this version's files. */
  readonly cacheName: string
  /** Of the page that every address of the app is answered with. */
  readonly revision: string
  /** Starts of names in `/assets` that this worker must answer itself. */
  readonly ownAnswers: readonly string[]
  readonly page: () => Promise<Response | undefined>
}

/**
 * Lets the browser answer an app start and its files from the cache without starting this worker first, which takes
 * about a tenth of a second of every cold start. What the cache lacks is fetched, as by the worker. Does nothing in a
 * browser without static routing.
 */
export async function addStaticRoutes(event: ExtendableEvent, routes: StaticRoutes): Promise<void> {
  if (!hasStaticRouting(event)) return
  const { origin, cacheName, ownAnswers } = routes
  const pages = `${startPageCaches}${routes.revision}`
  const files = (pathname: string) => new URLPattern({ pathname, baseURL: origin })
  const rules: RouterRule[] = [
    ...ownAnswers.map((start) => ({
      condition: { urlPattern: files(`/assets/${start}*`) },
      source: 'fetch-event' as const,
    })),
    { condition: { urlPattern: files('/assets/*') }, source: { cacheName } },
    ...startPaths.map((pathname) => ({
      condition: {
        urlPattern: new URLPattern({ pathname, search: '', baseURL: origin }),
        requestMode: 'navigate' as const,
      },
      source: { cacheName: pages },
    })),
  ]
  // This worker answers the same without them: a browser that refuses one must still install it.
  await event.addRoutes(rules).catch((error: unknown) => reportError(error))
}

/** Stores the page under each address that static routes answer. */
export async function storeStartPages(
  event: ExtendableEvent,
  { revision, page }: StaticRoutes,
): Promise<void> {
  if (!hasStaticRouting(event)) return
  const found = await page()
  if (!found) return
  const cache = await caches.open(`${startPageCaches}${revision}`)
  await Promise.all(startPaths.map((path) => cache.put(path, found.clone())))
}

function hasStaticRouting(event: ExtendableEvent): event is RoutedInstallEvent {
  return 'addRoutes' in event
}

/** Removes the pages of earlier versions. */
export async function removeOldStartPages({ revision }: StaticRoutes): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(startPageCaches) && name !== `${startPageCaches}${revision}`)
      await caches.delete(name)
}
