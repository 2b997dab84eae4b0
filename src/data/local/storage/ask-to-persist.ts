/** Asks the browser not to clear this origin by itself; it may say no, and is then asked another time. */
export async function askToPersist(): Promise<boolean> {
  const storage = 'storage' in navigator ? navigator.storage : undefined
  try {
    if (await storage?.persisted?.()) return true
    return (await storage?.persist?.()) ?? false
  } catch {
    return false
  }
}
