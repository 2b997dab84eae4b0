import { expect, it } from 'vitest'
import { avatarHue } from './avatar-hue.ts'

it('gives a person one hue, and people in a row different ones', () => {
  const ids = ['heating-1', 'heating-2', 'heating-3', 'heating-4']
  const found = ids.map(avatarHue)
  expect(ids.map(avatarHue)).toEqual(found)
  expect(new Set(found).size).toBe(ids.length)
})

it('stays within the circle', () => {
  for (const id of ['', 'a', 'x'.repeat(200), '\u{1F600}']) {
    expect(avatarHue(id)).toBeGreaterThanOrEqual(0)
    expect(avatarHue(id)).toBeLessThan(360)
  }
})
