import { Workbox } from 'workbox-window'
import { announceUpdate, onNewController } from './update.ts'

const script = '/sw.js'

/** Registers the service worker, if the server has one, and follows its updates. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !(await scriptExists())) return
  const registration = await followUpdates()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForUpdate(registration)
  })
}

/**
 * A development server answers with the page itself, so the content type is checked. Offline, the worker that already
 * controls the page is proof enough.
 */
async function scriptExists(): Promise<boolean> {
  if (navigator.serviceWorker.controller) return true
  try {
    const answer = await fetch(script, { method: 'HEAD' })
    return answer.ok && (answer.headers.get('content-type') ?? '').includes('javascript')
  } catch {
    return false
  }
}

async function followUpdates(): Promise<ServiceWorkerRegistration | undefined> {
  const workbox = new Workbox(script)
  const registered = workbox.register({ immediate: true })
  workbox.addEventListener('waiting', () => {
    // A page without a controller was reloaded past the worker and would not notice that a new one took over.
    if (navigator.serviceWorker.controller) void registered.then(announceUpdate)
  })
  workbox.addEventListener('controlling', onNewController)
  workbox.addEventListener('redundant', ({ isExternal }) => {
    // Workbox follows only one worker that it did not register itself; after a failed download it would miss the next.
    if (isExternal) followUpdates().catch(reportError)
  })
  return registered
}

/** A phone app stays open for days; the moment it is opened again is the time to ask for a newer version. */
async function checkForUpdate(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  try {
    await registration?.update()
  } catch {
    // Offline.
  }
}
