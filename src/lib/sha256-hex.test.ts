import { expect, it } from 'vitest'
import { sha256Hex } from './sha256-hex.ts'

it('equals the standard SHA-256 hash', async () => {
  const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(await sha256Hex('abc')).toBe(known)
  expect(await sha256Hex(new Uint8Array([97, 98, 99]))).toBe(known)
})
