import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { PrecacheEntry } from 'workbox-precaching'
import { syncTag } from '#data/outbox/sync-tag.ts'
import { drainInBackground } from './drain-in-background.ts'
import { drainOnce } from './drain-once.ts'
import { answerInit, initPath } from './answer-init.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[]
}

/** Background Sync is Chromium's alone; its types are in no standard library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

precacheAndRoute(self.__WB_MANIFEST)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === initPath,
  ({ request }) => answerInit(request),
)
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    denylist: [/^\/__\//, /^\/v1\//, /^\/emulator\//, /^\/[a-z]+\.googleapis\.com\//],
  }),
)

let isFirstInstall = false

self.addEventListener('install', () => {
  isFirstInstall = self.registration.active === null
})

self.addEventListener('activate', (event) => {
  // Later versions wait for the user: a page must not change hands while somebody types in it.
  if (isFirstInstall) event.waitUntil(self.clients.claim())
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
  event.waitUntil(showPlace(path))
})

/** In a window that is open, else in a new one. */
async function showPlace(path: string): Promise<void> {
  // Only a path of this site: the data came from this app, and still nothing else is opened.
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
