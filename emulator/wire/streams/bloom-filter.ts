import { createHash } from 'node:crypto'

/** `google.firestore.v1.BloomFilter` in proto3 JSON. */
export interface BloomFilter {
  readonly bits: { readonly bitmap: string; readonly padding: number }
  readonly hashCount: number
}

/** These values give a false positive rate of about 1 in 2,000. */
const bitsPerName = 16
const hashCount = 11

/** A filter of document names, hashed as Firestore's clients do. */
export function createBloomFilter(names: readonly string[]): BloomFilter {
  if (names.length === 0) return { bits: { bitmap: '', padding: 0 }, hashCount: 0 }
  const padding = 1
  const bitmap = Buffer.alloc((names.length * bitsPerName) / 8)
  const bitCount = BigInt(bitmap.length * 8 - padding)
  for (const name of names) {
    const digest = createHash('md5').update(name, 'utf8').digest()
    const step = digest.readBigUInt64LE(8)
    let hash = digest.readBigUInt64LE(0)
    for (let count = 0; count < hashCount; count += 1) {
      const index = Number(hash % bitCount)
      bitmap.writeUInt8(bitmap.readUInt8(index >> 3) | (1 << (index & 7)), index >> 3)
      hash = BigInt.asUintN(64, hash + step)
    }
  }
  return { bits: { bitmap: bitmap.toString('base64'), padding }, hashCount }
}
