import { deleteDatabase } from './delete-database.ts'

/** A name that is not taken for a user's database. */
const name = 'overwrite-freed'
const pieces = 80
const pieceBytes = 100_000

/**
 * Makes Chromium compact the files in which it keeps IndexedDB: deleted data stays in them until enough is written
 * after it. Other browsers keep each database in a file of its own, which is deleted with it.
 */
export async function overwriteFreed(indexedDB: IDBFactory): Promise<void> {
  if (!('userAgentData' in navigator)) return
  await deleteDatabase(indexedDB, name)
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('bytes'))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(name)))
  })
  try {
    for (let at = 0; at < pieces; at += 1) await write(db, at)
  } finally {
    db.close()
    await deleteDatabase(indexedDB, name)
  }
}

function write(db: IDBDatabase, at: number): Promise<void> {
  const bytes = new Uint8Array(pieceBytes)
  // Compressible data would take less space than the data it is to displace.
  for (let from = 0; from < pieceBytes; from += 50_000)
    crypto.getRandomValues(bytes.subarray(from, from + 50_000))
  return new Promise((resolve, reject) => {
    const transaction = db.transaction('bytes', 'readwrite')
    transaction.objectStore('bytes').put(bytes, at)
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(name)))
  })
}
