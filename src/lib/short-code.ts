const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Six characters of Crockford's base 32 (no I, L, O, U) that stand for a longer text. The same text gives the same
 * code everywhere; two texts share one with a chance of about one in a thousand million.
 */
export function shortCode(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let i = 0; i < text.length; i++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n)
  }
  let bits = Number((hash ^ (hash >> 32n)) & 0x3fffffffn)
  let code = ''
  for (let i = 0; i < 6; i++) {
    code = (alphabet[bits & 31] ?? '') + code
    bits >>>= 5
  }
  return code
}
