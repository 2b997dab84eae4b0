/** Asks the browser not to clear this origin's storage by itself; if it refuses, it is asked again later. */
export async function askToPersist(): Promise<boolean> {
  const storage = 'storage' in navigator ? navigator.storage : undefined
  try {
    if (await storage?.persisted?.()) return true
    return (await storage?.persist?.()) ?? false
  } catch {
    return false
  }
}
