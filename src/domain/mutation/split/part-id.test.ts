import { expect, it } from 'vitest'
import { newId } from '#lib/new-id.ts'
import { compareParts, partId, wholeId } from './part-id.ts'

it('leads from every part, and from parts of parts, to the mutation that was split', () => {
  const id = newId()
  expect([1, 2, 3].map((place) => partId(id, place, 3))).toEqual([`${id}-1`, `${id}-2`, id])
  expect([id, partId(id, 1, 3), partId(partId(id, 2, 3), 1, 2)].map(wholeId)).toEqual([id, id, id])
})

it('orders parts, and parts of parts, as they are sent', () => {
  const sent = ['a-1', 'a-2-1', 'a-2-2', 'a-2', 'a-10', 'a']
  expect([...sent].reverse().toSorted(compareParts)).toEqual(sent)
  expect(compareParts('a', 'a')).toBe(0)
  expect(compareParts('a', 'b-1')).toBe(0)
})
