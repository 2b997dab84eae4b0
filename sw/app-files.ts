import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { forEachAtMost } from '#lib/for-each-at-most.ts'
import { appPackPath } from './app-pack-path.ts'
import { storePack } from './store-pack.ts'

/** Browsers open six connections to a host without HTTP/2; the page keeps two of them. */
const downloadsAtOnce = 4

export interface AppFiles {
  readonly cacheName: string
  /** Downloads what this version needs and the cache lacks. */
  readonly install: (event: ExtendableEvent) => Promise<void>
  /** Removes the files of earlier versions. */
  readonly activate: (event: ExtendableEvent) => Promise<unknown>
  readonly answerWith: (url: string) => ReturnType<PrecacheController['createHandlerBoundToURL']>
}

/**
 * The files of this version, precached and answered from the cache. Workbox installs them one after the other, which
 * on a line with a delay of 100 ms takes most of a minute for some 450 files. A new device downloads them as one pack;
 * an update, of which most files are there, downloads those that changed, several at a time.
 */
export function createAppFiles(entries: readonly PrecacheEntry[]): AppFiles {
  const controller = new PrecacheController()
  controller.addToCacheList([...entries])
  // Only the page reads these parameters.
  const ignoreURLParametersMatching = [/^utm_/, /^fbclid$/, /^redirect$/]
  registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching }))

  async function missingFrom(cache: Cache): Promise<readonly PrecacheEntry[]> {
    const cached = new Set((await cache.keys()).map(({ url }) => url))
    return entries.filter(({ url }) => !cached.has(controller.getCacheKeyForURL(url) ?? ''))
  }

  return {
    async install(event) {
      const cache = await caches.open(controller.strategy.cacheName)
      const hashed = (await missingFrom(cache)).filter(isHashed)
      if (hashed.length > entries.length / 2)
        await storePack(appPackPath, cache, new Set(hashed.map(({ url }) => `/${url}`)))
      await forEachAtMost(downloadsAtOnce, await missingFrom(cache), async (entry) => {
        const { url } = entry
        const request = new Request(url, {
          cache: isHashed(entry) ? 'default' : 'reload',
          credentials: 'same-origin',
        })
        const cacheKey = controller.getCacheKeyForURL(url)
        await Promise.all(controller.strategy.handleAll({ params: { cacheKey }, request, event }))
      })
    },
    cacheName: controller.strategy.cacheName,
    activate: (event) => controller.activate(event),
    answerWith: (url) => controller.createHandlerBoundToURL(url),
  }
}

/** A file without a revision has its hash in its name. */
function isHashed({ revision }: PrecacheEntry): boolean {
  return !revision
}
