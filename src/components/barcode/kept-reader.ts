import address from 'barcode-detector/reader.wasm?url'
import { canScan } from './can-scan.ts'
import { ownReader } from './own-reader.ts'

/** Not among what the worker installs at once: it is larger than all the rest, and not every browser needs it. */
const cacheName = 'barcode-reader'

/** Whether all is here that this device reads barcodes with when there is no signal. */
export async function isReaderHere(): Promise<boolean> {
  return !canScan() || (await ownReader()) !== null || (await kept()) !== undefined
}

/** Brings our reader here to stay, where the browser has none; false where it did not come. */
export async function takeReader(): Promise<boolean> {
  try {
    if (!(await isReaderHere())) await readerBytes()
    return true
  } catch {
    return false
  }
}

/** Our reader's program: from this device, else from the network, and kept from then on. */
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
    // Some private windows have no such place.
    return undefined
  }
}

async function keep(response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    // An earlier version's is never asked for again.
    for (const earlier of await cache.keys()) await cache.delete(earlier)
    await cache.put(address, response)
  } catch {
    // No room, or no such place: it reads all the same, and is fetched again the next time.
  }
}
