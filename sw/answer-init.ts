/** Firebase Hosting's reserved address for the web config. */
export const initPath = '/__/firebase/init.json'
const cacheName = 'firebase-init'

/** Network first, so that a new project is noticed at once; offline the last answer. */
export async function answerInit(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(request)
    if (response.ok && !response.redirected) await cache.put(initPath, response.clone())
    return response
  } catch (error) {
    const cached = await cache.match(initPath)
    if (cached) return cached
    throw error
  }
}
