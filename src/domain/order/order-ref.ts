const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A short reference that people can read over the phone (`W-7K3M9Q`), derived from the order's id so
 * that a phone without network gives the same one as everybody else. Six signs of Crockford's base 32.
 */
export function orderRef(orderId: string): string {
  let hash = 0xcbf29ce484222325n
  for (let i = 0; i < orderId.length; i++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(orderId.charCodeAt(i))) * 0x100000001b3n)
  }
  let bits = Number((hash ^ (hash >> 32n)) & 0x3fffffffn)
  let ref = ''
  for (let i = 0; i < 6; i++) {
    ref = (alphabet[bits & 31] ?? '') + ref
    bits >>>= 5
  }
  return `W-${ref}`
}
