import { expect, test } from 'vitest'
import type { Shrinking } from '../photo/shrink.ts'
import { makePicture } from './make-picture.ts'

const file = (type: string, bytes = 10) => new Blob([new Uint8Array(bytes)], { type })
const asked: Shrinking[] = []
const shrunkTo = (data: Blob | null) => async (_: Blob, shrinking: Shrinking) => {
  asked.push(shrinking)
  return data && { data, width: 256, height: 256 }
}

test('a person’s is cut to a small square, a logo keeps its form', async () => {
  const webp = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/webp' })
  const made = await makePicture(file('image/jpeg'), 'person', shrunkTo(webp))
  expect(made).toEqual({
    ok: true,
    value: { contentType: 'image/webp', width: 256, height: 256, data: 'AQID' },
  })
  await makePicture(file('image/png'), 'logo', shrunkTo(webp))
  expect(asked).toEqual([
    { longSide: 256, isSquare: true, maxBytes: 60_000 },
    { longSide: 512, isSquare: false, maxBytes: 60_000 },
  ])
})

test.each([
  ['image/gif', 10, 'unsupported'],
  ['image/svg+xml', 10, 'unsupported'],
  ['image/heic', 10, 'unsupported'],
  ['', 10, 'unsupported'],
  ['image/jpeg', 30 * 1024 * 1024 + 1, 'tooBig'],
  ['image/jpeg', 10, 'unreadable'],
])('a file of type %j with %i bytes is %s', async (type, bytes, problem) => {
  const made = await makePicture(file(type, bytes), 'person', shrunkTo(null))
  expect(made).toEqual({ ok: false, problem })
})

test('an image that the browser encoded as something else is not taken', async () => {
  const made = await makePicture(file('image/png'), 'logo', shrunkTo(file('image/bmp')))
  expect(made).toEqual({ ok: false, problem: 'unreadable' })
})
