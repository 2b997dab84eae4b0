import { expect, test } from 'vitest'
import { receiptArgs } from './receipt-args.ts'

test.each([
  ['message/send', 'direct-a__b', false],
  ['message/send', 'order-o1', true],
  ['message/send', 'office-a', true],
  ['message/send', 'team', true],
  ['message/send', undefined, true],
  ['thread/read', 'direct-a__b', true],
])('%s in %s is reported by its receipt: %s', (name, threadId, isReported) => {
  const args = { threadId, text: 'The code is 4711' }
  expect(receiptArgs(name, args)).toBe(isReported ? args : null)
})

test('the receipt of a link leaves out what opens it', () => {
  const kept = { shareId: 'a', kind: 'visit', targetId: 'o1' }
  expect(receiptArgs('share/create', { ...kept, token: 't' })).toEqual(kept)
})

test('the receipt of a picture says whose it is, and leaves its bytes out', () => {
  const args = { pictureId: 'tech', contentType: 'image/jpeg', data: '/9j/4AAQ' }
  const kept = { pictureId: 'tech', contentType: 'image/jpeg' }
  expect(receiptArgs('picture/set', args)).toEqual(kept)
  expect(receiptArgs('picture/set', kept)).toBe(kept)
})
