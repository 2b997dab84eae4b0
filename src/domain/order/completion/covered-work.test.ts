import { expect, it } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { coveredWork } from './covered-work.ts'

const answer = (value: number) => ({ value, grade: null, note: '' })
const order = orderFixture('o1', {
  resolution: 'New washer.',
  answers: { a: answer(1), b: answer(2) },
})
const items = [
  { name: 'Washer', quantity: 1, unit: 'piece' },
  { name: 'Tape', quantity: 0.5, unit: 'm' },
]
const photos = [
  { id: 'p1', item: null },
  { id: 'p2', item: 'a' },
]
const covered = coveredWork({ order, items, photos })

it('is the same in any order of its inputs and whatever becomes of the order', () => {
  const later = {
    ...order,
    status: 'reviewed' as const,
    resolution: 'New washer. ',
    answers: { b: answer(2), a: answer(1) },
  }
  const same = coveredWork({ order: later, items: items.toReversed(), photos: photos.toReversed() })
  expect(same).toBe(covered)
})

it.each([
  { order: { ...order, title: 'Other' }, items, photos },
  { order: { ...order, resolution: 'New tap.' }, items, photos },
  { order: { ...order, answers: { a: answer(1), b: answer(3) } }, items, photos },
  { order, items: items.slice(1), photos },
  { order, items, photos: photos.slice(1) },
])('changes with the work: case %#', (work) => {
  expect(coveredWork(work)).not.toBe(covered)
})
