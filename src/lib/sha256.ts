const roundConstants = Uint32Array.from(primes(64), (prime) => fractionBits(Math.cbrt(prime)))
const startState = Uint32Array.from(primes(8), (prime) => fractionBits(Math.sqrt(prime)))
const blockBytes = 64

/** SHA-256 of bytes that come piece by piece, which the Web Crypto API cannot do. */
export interface Sha256 {
  update(bytes: Uint8Array): void
  /** The hash of everything so far, in hexadecimal. Nothing may be added after. */
  hex(): string
}

export function createSha256(): Sha256 {
  const state = startState.slice()
  const block = new Uint8Array(blockBytes)
  const words = new Uint32Array(64)
  let held = 0
  let total = 0

  function update(bytes: Uint8Array): void {
    total += bytes.length
    let at = 0
    while (at < bytes.length) {
      const taken = Math.min(blockBytes - held, bytes.length - at)
      block.set(bytes.subarray(at, at + taken), held)
      held += taken
      at += taken
      if (held === blockBytes) {
        compress(state, block, words)
        held = 0
      }
    }
  }

  return {
    update,
    hex() {
      const bits = total * 8
      const padding = new Uint8Array(((held < 56 ? 56 : 120) - held + 8) | 0)
      padding[0] = 0x80
      const view = new DataView(padding.buffer)
      view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32))
      view.setUint32(padding.length - 4, bits >>> 0)
      update(padding)
      return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
    },
  }
}

/** One round over a block, as FIPS 180-4 defines it. */
function compress(state: Uint32Array, block: Uint8Array, words: Uint32Array): void {
  const view = new DataView(block.buffer)
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(index * 4)
  for (let index = 16; index < 64; index += 1) {
    const [w15, w2] = [at(words, index - 15), at(words, index - 2)]
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10)
    words[index] = at(words, index - 16) + s0 + at(words, index - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(roundConstants, index) + at(words, index)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries())
    state[index] = at(state, index) + value
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits of the fractional part. */
function fractionBits(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0
}

function primes(count: number): readonly number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  return found
}
