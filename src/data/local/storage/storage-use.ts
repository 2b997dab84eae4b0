import type { StorageUse } from '#data/types/data.ts'

/** How much storage this origin uses, if the browser says. */
export async function storageUse(): Promise<StorageUse> {
  const storage = 'storage' in navigator ? navigator.storage : undefined
  const [estimate, isPersistent] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => false),
  ])
  return {
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
    isPersistent: isPersistent ?? false,
  }
}
