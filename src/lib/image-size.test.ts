import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageSize } from './image-size.ts'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  )
const four = [0, 0, 0, 0]
const png = (...size: readonly number[]) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', size)
const webp = (kind: string, ...more: readonly number[]) =>
  bytes('RIFF', four, 'WEBP', kind, four, more)
const frame = [0xff, 0xc2, 0, 17, 8, 0x01, 0x00, 0x02, 0x00, 3]
const comment = [0xff, 0xfe, 0, 6, 0xff, 0xc0, 1, 2]

test.each<[string, Uint8Array, number, number]>([
  ['a PNG', png(0, 0, 0x55, 0xf0, 0, 1, 0, 0), 22_000, 65_536],
  ['a lossy WebP', webp('VP8 ', 1, 2, 3, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0x00, 0x01), 16_383, 256],
  ['a lossless WebP', webp('VP8L', 0x2f, 0xff, 0xff, 0xff, 0x0f), 16_384, 16_384],
  ['an extended WebP', webp('VP8X', ...four, 0xff, 0xff, 0, 0xff, 0, 0), 65_536, 256],
  ['a JPEG', bytes([0xff, 0xd8], frame), 512, 256],
  ['a JPEG with more before', bytes([0xff, 0xd8], comment, [7, 0xff, 0, 0xff], frame), 512, 256],
])('%s says its size', (_, file, width, height) => {
  expect(imageSize(file)).toEqual({ width, height })
  // Also as a part of a larger buffer.
  const inside = new Uint8Array(file.length + 9)
  inside.set(file, 5)
  expect(imageSize(inside.subarray(5, 5 + file.length))).toEqual({ width, height })
})

test('nothing else has a size, and no bytes make it fail', () => {
  for (const file of [
    bytes(),
    bytes('GIF89a', four, four),
    png(0, 0, 0, 0, 0, 0, 0, 9),
    webp('VP9 ', ...four, ...four),
    bytes([0xff, 0xd8], comment),
    bytes([0xff, 0xd8, 0xff, 0xda], frame),
    bytes([0xff, 0xd8, 0xff, 0xfe, 0, 0]),
  ])
    expect(imageSize(file)).toBe(null)
  const start = fc.constantFrom(bytes(), png(), webp('VP8X'), bytes([0xff, 0xd8]))
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 60 }), (head, rest) => {
      expect(() => imageSize(bytes([...head], [...rest]))).not.toThrow()
    }),
    { seed: 1, numRuns: 500 },
  )
})
