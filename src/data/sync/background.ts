import { syncTag } from '../outbox/sync-tag.ts'

/** Messages from a page to the service worker. */
export type WorkerMessage = { readonly type: 'drain' } | { readonly type: 'skip-waiting' }

type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** Whether this browser can send with no page open: it supports Background Sync, and a worker controls the page. */
export function canSyncInBackground(): boolean {
  return 'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller)
}

/**
 * Requests a drain outside this page: by Background Sync if supported, and by a message, because sync events can be
 * late. Does nothing without a worker.
 */
export async function askWorkerToDrain(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration()
  if (!registration?.active) return
  try {
    await registration.sync?.register(syncTag)
  } catch {
    // Refused by the user or the browser: the page drains itself.
  }
  registration.active.postMessage({ type: 'drain' } satisfies WorkerMessage, { transfer: [] })
}
