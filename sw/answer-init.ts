/** Firebase Hosting's reserved address for the web config. */
export const initPath = '/__/firebase/init.json'
const cacheName = 'firebase-init'

/** From the network, so that a new address is noticed at once; else what it said last. */
export async function answerInit(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(request)
    if (response.ok && !response.redirected) await cache.put(initPath, response.clone())
    return response
  } catch (error) {
    const kept = await cache.match(initPath)
    if (kept) return kept
    throw error
  }
}
