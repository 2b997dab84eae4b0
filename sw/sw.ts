import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { PrecacheEntry } from 'workbox-precaching'
import { chartCache, mapCaches, type MapCodeAnswer, mapCodePath } from '#domain/geo/map-cache.ts'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { isTileUrl } from '#domain/geo/tile-source.ts'
import { syncTag } from '#data/outbox/sync-tag.ts'
import { drainInBackground } from './drain-in-background.ts'
import { drainOnce } from './drain-once.ts'
import { answerInit, initPath } from './answer-init.ts'
import { answerTile } from './answer-tile.ts'
import { createAppFiles } from './app-files.ts'
import { createLateCode } from './create-late-code.ts'
import { addStaticRoutes, removeStartPages } from './static-routes.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[]
}

/** Only Chromium has Background Sync; no standard library declares its types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** The page that every address of the app is answered with. */
const appPage = 'app.html'
const built = self.__WB_MANIFEST.map((entry) =>
  typeof entry === 'string' ? { url: entry } : entry,
)
const pathOf = ({ url }: PrecacheEntry) => `/${url}`
const pathsOf = (start: string) =>
  new Set(built.map(pathOf).filter((path) => path.startsWith(`/assets/${start}`)))
const lateStarts = { map: 'maplibre-', chart: 'nivo-' }
const mapCode = createLateCode(mapCaches.code, pathsOf(lateStarts.map))
const chartCode = createLateCode(chartCache, pathsOf(lateStarts.chart))
const lateCode = [mapCode, chartCode]
const appFiles = createAppFiles(
  built.filter((entry) => !lateCode.some((code) => code.has(pathOf(entry)))),
)

const staticRoutes = {
  origin: self.location.origin,
  cacheName: appFiles.cacheName,
  ownAnswers: Object.values(lateStarts),
}

for (const code of lateCode)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && code.has(url.pathname),
    ({ request }) => code.answer(request),
  )

const answerMapCode = (isComplete: boolean) =>
  new Response((isComplete ? 'here' : 'missing') satisfies MapCodeAnswer)
const isMapCodePath = ({ url, sameOrigin }: { readonly url: URL; readonly sameOrigin: boolean }) =>
  sameOrigin && url.pathname === mapCodePath
registerRoute(isMapCodePath, async () => answerMapCode(await mapCode.isComplete()))
registerRoute(isMapCodePath, async () => answerMapCode(await mapCode.download()), 'POST')

registerRoute(
  ({ url, sameOrigin }) => isTileUrl(mapTiles, sameOrigin ? url.pathname + url.search : url.href),
  ({ request }) => answerTile(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === initPath,
  ({ request }) => answerInit(request),
)
registerRoute(
  new NavigationRoute(appFiles.answerWith(appPage), {
    denylist: [
      /^\/p(\?|\.html|$)/,
      /^\/__\//,
      /^\/v1\//,
      /^\/emulator\//,
      /^\/[a-z]+\.googleapis\.com\//,
    ],
  }),
)

let isFirstInstall = false

self.addEventListener('install', (event) => {
  isFirstInstall = self.registration.active === null
  event.waitUntil(appFiles.install(event))
  event.waitUntil(addStaticRoutes(event, staticRoutes))
  for (const code of lateCode) event.waitUntil(code.update())
})

self.addEventListener('activate', (event) => {
  // Later versions wait for the user: an open page must not switch versions while someone types in it.
  if (isFirstInstall) event.waitUntil(self.clients.claim())
  event.waitUntil(appFiles.activate(event))
  event.waitUntil(removeStartPages())
  for (const code of lateCode) event.waitUntil(code.removeOld())
})

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (typeof message !== 'object' || message === null || !('type' in message)) return
  if (message.type === 'skip-waiting') event.waitUntil(self.skipWaiting())
  if (message.type === 'drain') event.waitUntil(drainOnce({ fresh: false }))
})

self.addEventListener('sync' as 'message', (event) => {
  const { tag } = event as unknown as SyncEvent
  if (tag !== syncTag) return
  event.waitUntil(
    drainInBackground({
      drain: (budgetMs) => drainOnce({ budgetMs, fresh: true }),
      now: () => Date.now(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      registerAgain: async () => {
        const registration: SyncRegistration = self.registration
        await registration.sync?.register(syncTag)
      },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = { path: '/', ...(event.notification.data as { readonly path?: string } | null) }
  event.waitUntil(showPage(path))
})

/** In an open window if there is one, else in a new one. */
async function showPage(path: string): Promise<void> {
  // Notifications come from this app, but no other site may ever be opened.
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) {
    await self.clients.openWindow(url.href)
    return
  }
  await open.focus()
  await open.navigate(url.href)
}
