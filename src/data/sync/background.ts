import { syncTag } from '../outbox/sync-tag.ts'

/** What a page says to the worker. */
export type WorkerMessage = { readonly type: 'drain' } | { readonly type: 'skip-waiting' }

type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** Whether this browser can send with no page open: it knows how to, and a worker of ours is there to do it. */
export function canSyncInBackground(): boolean {
  return 'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller)
}

/**
 * Asks for a drain outside this page: by Background Sync where it exists, and by a message, for sync
 * events can be slow to come. Does nothing where there is no worker.
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
