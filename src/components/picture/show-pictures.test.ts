import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Picture } from '#domain/entities/picture.ts'
import { base64OfBytes } from '#lib/base64.ts'
import { pictureUrls } from './pictures.ts'
import { showPictures } from './show-pictures.ts'

/** The start of a JPEG of these pixels a side. */
const jpeg = (side: number) => {
  const [high, low] = [side >> 8, side & 255]
  return base64OfBytes(Uint8Array.from([255, 0xd8, 255, 0xc0, 0, 17, 8, high, low, high, low]))
}
const picture = (id: string, data = jpeg(8)) =>
  ({ id, contentType: 'image/jpeg', width: 8, height: 8, data }) as Picture

let made = 0
const revoked: string[] = []
beforeEach(() => {
  made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
})
afterEach(() => {
  showPictures([])
  revoked.length = 0
  vi.restoreAllMocks()
})
const urls = () => Object.fromEntries(pictureUrls.get())

test('a picture keeps its URL until it changes or is gone, and gives the old one back', () => {
  showPictures([picture('ann'), picture('ben')])
  expect(urls()).toEqual({ ann: 'blob:1', ben: 'blob:2' })
  showPictures([picture('ann'), picture('ben', jpeg(9))])
  expect(urls()).toEqual({ ann: 'blob:1', ben: 'blob:3' })
  expect(revoked).toEqual(['blob:2'])
  showPictures([])
  expect(urls()).toEqual({})
  expect(revoked).toEqual(['blob:2', 'blob:1', 'blob:3'])
})

test('a picture that would unpack to more pixels than it may have is not shown', () => {
  showPictures([picture('ann', jpeg(512)), picture('ben', jpeg(513)), picture('cat', '/9j/4AAQ')])
  expect(urls()).toEqual({ ann: 'blob:1' })
})
