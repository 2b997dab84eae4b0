/** Compares two strings by their UTF-8 bytes (JavaScript compares UTF-16 code units). */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const x = a.charCodeAt(index)
    const y = b.charCodeAt(index)
    if (x !== y) {
      const wideX = isSurrogate(x)
      return wideX === isSurrogate(y) ? x - y : wideX ? 1 : -1
    }
  }
  return a.length - b.length
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff
}
