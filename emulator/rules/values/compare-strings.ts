/** Compares strings by code point, which is the order of their UTF-8 bytes. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index)
    const right = b.charCodeAt(index)
    if (left !== right) return weight(left) - weight(right)
  }
  return a.length - b.length
}

/** Surrogates are parts of code points above every other code unit. */
function weight(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
