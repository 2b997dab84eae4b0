import address from 'barcode-detector/reader.wasm?url'
import { canScan } from './can-scan.ts'
import { browserReader } from './browser-reader.ts'

/** Not precached: it is larger than the rest of the app, and not every browser needs it. */
const cacheName = 'barcode-reader'

/** Whether everything needed to scan barcodes offline is on this device. */
export async function isReaderSaved(): Promise<boolean> {
  return !canScan() || (await browserReader()) !== null || (await kept()) !== undefined
}

/** Saves our reader for offline use if the browser has none of its own; false if it could not be loaded. */
export async function saveReader(): Promise<boolean> {
  try {
    if (!(await isReaderSaved())) await readerBytes()
    return true
  } catch {
    return false
  }
}

/** The reader's WebAssembly module: from this device, else from the network and then cached. */
export async function readerBytes(): Promise<ArrayBuffer> {
  const here = await kept()
  if (here) return here.arrayBuffer()
  const came = await fetch(address)
  if (!came.ok || came.redirected) throw new Error(`No reader at ${address}: ${came.status}`)
  await keep(came.clone())
  return came.arrayBuffer()
}

async function kept(): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(address)
  } catch {
    // Some private windows have no cache storage.
    return undefined
  }
}

async function keep(response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    // An earlier version is never requested again.
    for (const earlier of await cache.keys()) await cache.delete(earlier)
    await cache.put(address, response)
  } catch {
    // Without storage the reader still works; it is fetched again next time.
  }
}
