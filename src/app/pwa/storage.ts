/** The browser's estimate of the storage on this device, in bytes. */
export interface StorageRoom {
  readonly used: number
  readonly quota: number
  /** Whether the browser promised not to clear it when space runs out. */
  readonly kept: boolean
}

/** Null if the browser gives no estimate. */
export async function storageRoom(): Promise<StorageRoom | null> {
  if (!navigator.storage?.estimate) return null
  const [estimate, kept] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted?.() ?? false,
  ])
  return { used: estimate.usage ?? 0, quota: estimate.quota ?? 0, kept }
}

/** Asks the browser never to clear the stored data. Resolves to whether it agreed. */
export async function keepStorage(): Promise<boolean> {
  if (!navigator.storage?.persist) return false
  return (await navigator.storage.persisted()) || navigator.storage.persist()
}
