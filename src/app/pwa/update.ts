import { atom, getDefaultStore } from 'jotai'

/**
 * `ready`: a newer version waits in the worker. `applying`: the person asked for it.
 * `elsewhere`: another tab applied it, so this page still runs the old code.
 */
export type UpdateState = 'none' | 'ready' | 'applying' | 'elsewhere'

export const updateState = atom<UpdateState>('none')

let waiting: ServiceWorkerRegistration | undefined

export function announceUpdate(registration: ServiceWorkerRegistration): void {
  waiting = registration
  getDefaultStore().set(updateState, 'ready')
  navigator.serviceWorker.addEventListener('controllerchange', takeOver)
}

/**
 * Only ever called by the person's own tap. The worker takes over, and the page is loaded again when
 * it has; a reload before that would get the old files.
 */
export function applyUpdate(): void {
  const store = getDefaultStore()
  if (store.get(updateState) === 'elsewhere') {
    location.reload()
    return
  }
  const worker = waiting?.waiting
  if (!worker) return
  store.set(updateState, 'applying')
  worker.postMessage({ type: 'skip-waiting' }, { transfer: [] })
}

/** Another tab may have applied the update: this one never reloads under the person's hands. */
function takeOver(): void {
  const store = getDefaultStore()
  if (store.get(updateState) === 'applying') location.reload()
  else store.set(updateState, 'elsewhere')
}
