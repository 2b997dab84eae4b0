import { atom, getDefaultStore } from 'jotai'

/**
 * `ready`: a newer version waits in the worker. `applying`: the user asked for it.
 * `elsewhere`: another tab applied it, so this page still runs the old code.
 */
export type UpdateState = 'none' | 'ready' | 'applying' | 'elsewhere'

export const updateState = atom<UpdateState>('none')

let waiting: ServiceWorkerRegistration | undefined

export function announceUpdate(registration: ServiceWorkerRegistration | undefined): void {
  waiting = registration
  getDefaultStore().set(updateState, 'ready')
}

/**
 * Called only when the user taps. The page reloads once the new worker controls it; a reload before that would load the
 * old files.
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

/** Another worker controls this page. Where another tab applied the update, this one does not reload on its own. */
export function onNewController(): void {
  const store = getDefaultStore()
  const state = store.get(updateState)
  if (state === 'applying') location.reload()
  // Without an announced update this is the first installation.
  else if (state !== 'none') store.set(updateState, 'elsewhere')
}
