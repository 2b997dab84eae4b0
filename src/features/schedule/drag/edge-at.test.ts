import { expect, test } from 'vitest'
import { edgeAt } from './edge-at.ts'

test('a mouse takes an end of a bar only close to it, and no end of a short bar', () => {
  const bar = { left: 100, right: 200 }
  expect([100, 103, 104, 196, 197, 199].map((x) => edgeAt(bar, x))).toEqual([
    'start',
    'start',
    null,
    null,
    'end',
    'end',
  ])
  expect(edgeAt({ left: 100, right: 130 }, 101)).toBeNull()
})

test('the text beside a bar is no end of it', () => {
  expect(edgeAt({ left: 100, right: 200 }, 206)).toBeNull()
})
