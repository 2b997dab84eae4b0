import { expect, test } from 'vitest'
import { countUnread, firstUnread, lastSeen } from './unread.ts'

const sent = (authorId: string, at: string) => ({ authorId, at })
const messages = [sent('b', '1'), sent('me', '2'), sent('me', '3'), sent('b', '4'), sent('c', '5')]

test.each([
  ['', 0, 3],
  ['1', 3, 2],
  ['4', 4, 1],
  ['5', -1, 0],
])('read up to %j: the first unread is %i of %i', (readAt, first, count) => {
  expect(firstUnread(messages, readAt, 'me')).toBe(first)
  expect(countUnread(messages, readAt, 'me')).toBe(count)
})

test('a row counts as seen if it was fully visible or filled the window', () => {
  const rows = [
    { index: 3, start: 90, end: 110 },
    { index: 4, start: 110, end: 160 },
    { index: 5, start: 160, end: 240 },
  ]
  expect(lastSeen(rows, 100, 200)).toBe(4)
  expect(lastSeen(rows, 100, 240)).toBe(5)
  expect(lastSeen([{ index: 7, start: 50, end: 400 }], 100, 200)).toBe(7)
  expect(lastSeen([{ index: 7, start: 150, end: 400 }], 100, 200)).toBe(-1)
  expect(lastSeen([], 0, 100)).toBe(-1)
})
