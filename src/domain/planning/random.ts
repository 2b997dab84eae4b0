/** A seeded source of random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
}

/** Bob Jenkins' sfc32, seeded with a whole number. */
export function createRandom(seed: number): Random {
  let a = seed | 0
  let b = Math.imul(seed, 0x9e3779b9) | 0
  let c = 0x6d2b79f5
  let counter = 1
  const step = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return sum >>> 0
  }
  for (let i = 0; i < 16; i += 1) step()
  return {
    next: () => step() / 4_294_967_296,
    below: (limit) => Math.floor((step() / 4_294_967_296) * limit),
  }
}
