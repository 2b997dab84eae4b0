import { announceUpdate } from './update.ts'

const script = '/sw.js'

/**
 * Registers the service worker where there is one. A development server answers with the page
 * itself, so the type of the answer is looked at; offline the worker that already controls the page
 * is proof enough.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !(await scriptExists())) return
  const registration = await navigator.serviceWorker.register(script)
  watch(registration)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForUpdate(registration)
  })
}

async function scriptExists(): Promise<boolean> {
  if (navigator.serviceWorker.controller) return true
  try {
    const answer = await fetch(script, { method: 'HEAD' })
    return answer.ok && (answer.headers.get('content-type') ?? '').includes('javascript')
  } catch {
    return false
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) announceUpdate(registration)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without a controller this is the first installation: nothing to update from.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) {
        announceUpdate(registration)
      }
    })
  })
}

/** A phone app stays open for days; coming back to it is the moment to ask for a newer version. */
async function lookForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update()
  } catch {
    // No network: there is nothing newer to be had.
  }
}
