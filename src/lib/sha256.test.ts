import { expect, test } from 'vitest'
import { sha256Hex } from './sha256-hex.ts'
import { createSha256 } from './sha256.ts'

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 100_003])(
  'the hash of %i bytes in pieces is that of the whole',
  async (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7919) % 251)
    const hash = createSha256()
    for (let at = 0; at < length; at += 37) hash.update(bytes.subarray(at, at + 37))
    expect(hash.hex()).toBe(await sha256Hex(bytes))
  },
)
