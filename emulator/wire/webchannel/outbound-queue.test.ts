import { expect, test } from 'vitest'
import { createOutboundQueue, encodeFrame } from './outbound-queue.ts'

test('frames all messages after an id, until they are acknowledged', () => {
  const queue = createOutboundQueue()
  expect(queue.frameAfter(0, 1000)).toBeUndefined()
  expect([queue.push('{"a":1}'), queue.push('{"b":2}')]).toEqual([1, 2])
  expect(queue.frameAfter(0, 1000)).toEqual({
    frame: '29\n[[1,[{"a":1}]],[2,[{"b":2}]]]',
    lastId: 2,
  })
  queue.acknowledge(1)
  expect(queue.frameAfter(1, 1000)?.frame).toBe('15\n[[2,[{"b":2}]]]')
  expect([queue.reaches(0), queue.reaches(1), queue.reaches(2), queue.reaches(3)]).toEqual([
    false,
    true,
    true,
    false,
  ])
  queue.acknowledge(9)
  expect([queue.size, queue.lastId, queue.push('"c"')]).toEqual([0, 2, 3])
})

test('splits long frames, but never a message', () => {
  const queue = createOutboundQueue()
  for (const letter of ['a', 'b', 'c']) queue.push(JSON.stringify(letter.repeat(50)))
  const first = queue.frameAfter(0, 110)
  expect(first?.lastId).toBe(2)
  expect(queue.frameAfter(2, 10)?.lastId).toBe(3)
})

test('gives the length of a frame in UTF-16 code units, as the client expects', () => {
  expect(encodeFrame('"🛠ü"')).toBe('5\n"🛠ü"')
})
