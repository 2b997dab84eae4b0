import { expect, test } from 'vitest'
import { createOutboundQueue, encodeFrame } from './outbound-queue.ts'

test('frames everything after an id, until it is acknowledged', () => {
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

test('splits what is too long, but never one entry', () => {
  const queue = createOutboundQueue()
  for (const letter of ['a', 'b', 'c']) queue.push(JSON.stringify(letter.repeat(50)))
  const first = queue.frameAfter(0, 110)
  expect(first?.lastId).toBe(2)
  expect(queue.frameAfter(2, 10)?.lastId).toBe(3)
})

test('counts a frame in UTF-16 units, as the client does', () => {
  expect(encodeFrame('"🛠ü"')).toBe('5\n"🛠ü"')
})
