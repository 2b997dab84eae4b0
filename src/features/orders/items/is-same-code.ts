/** An EAN-13 that begins with 0 is the same as the UPC-A after it; readers tell the one or the other. */
const withoutZero = (code: string) => (/^0\d{12}$/.test(code) ? code.slice(1) : code)

/** Whether two codes stand on the same goods, however a reader or a person wrote them down. */
export function isSameCode(one: string, other: string): boolean {
  return withoutZero(one.trim()) === withoutZero(other.trim())
}
