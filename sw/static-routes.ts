/** No standard library declares the type of static routing yet, which only Chromium has. */
interface RoutedInstallEvent extends ExtendableEvent {
  readonly addRoutes: (rules: readonly RouterRule[]) => Promise<void>
}

interface RouterRule {
  readonly condition: { readonly urlPattern: URLPattern }
  readonly source: 'fetch-event' | { readonly cacheName: string }
}

export interface StaticRoutes {
  readonly origin: string
  /** The cache of this version's files. */
  readonly cacheName: string
  /** Starts of names in `/assets` that this worker must answer itself. */
  readonly ownAnswers: readonly string[]
}

/**
 * Lets the browser answer the app's files from the cache without asking this worker. Pages are not among them: where a
 * lookup fails, a static route goes to the network, which for a page without signal is the end. Does nothing in a
 * browser without static routing.
 */
export async function addStaticRoutes(event: ExtendableEvent, routes: StaticRoutes): Promise<void> {
  if (!hasStaticRouting(event)) return
  const { origin, cacheName, ownAnswers } = routes
  const files = (pathname: string) => ({
    urlPattern: new URLPattern({ pathname, baseURL: origin }),
  })
  const rules: RouterRule[] = [
    ...ownAnswers.map((start) => ({
      condition: files(`/assets/${start}*`),
      source: 'fetch-event' as const,
    })),
    { condition: files('/assets/*'), source: { cacheName } },
  ]
  // This worker answers the same without them: a browser that refuses one must still install it.
  await event.addRoutes(rules).catch((error: unknown) => reportError(error))
}

function hasStaticRouting(event: ExtendableEvent): event is RoutedInstallEvent {
  return 'addRoutes' in event
}

/** Removes the pages that an earlier version kept for static routes. */
export async function removeStartPages(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('start-pages-')) await caches.delete(name)
}
