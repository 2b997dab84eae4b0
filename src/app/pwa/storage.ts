/** The browser's estimate of the storage on this device, in bytes. */
export interface StorageEstimate {
  readonly used: number
  readonly quota: number
  /** Whether the browser promised not to clear it when space runs out. */
  readonly isPersistent: boolean
}

/** Null if the browser gives no estimate. */
export async function storageEstimate(): Promise<StorageEstimate | null> {
  if (!navigator.storage?.estimate) return null
  const [estimate, isPersistent] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted?.() ?? false,
  ])
  return { used: estimate.usage ?? 0, quota: estimate.quota ?? 0, isPersistent }
}

/** Asks the browser never to clear the stored data. Resolves to whether it agreed. */
export async function requestPersistentStorage(): Promise<boolean> {
  if (!navigator.storage?.persist) return false
  return (await navigator.storage.persisted()) || navigator.storage.persist()
}
