/** An EAN-13 that starts with 0 equals the UPC-A code after the 0; scanners report either. */
const withoutZero = (code: string) => (/^0\d{12}$/.test(code) ? code.slice(1) : code)

/** Whether two codes identify the same product, in whichever form they were scanned or typed. */
export function isSameCode(one: string, other: string): boolean {
  return withoutZero(one.trim()) === withoutZero(other.trim())
}
