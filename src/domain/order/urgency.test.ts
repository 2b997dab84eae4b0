import { expect, it } from 'vitest'
import { priorities } from '../entities/order.ts'
import { byUrgency } from './urgency.ts'

it('sorts urgent first, then high; normal and low work keep their order', () => {
  const all = ['low', 'normal', 'urgent', 'high', 'low', 'urgent'] as const
  const sorted = all.map((priority, i) => ({ priority, i })).toSorted(byUrgency)
  expect(sorted.map(({ priority, i }) => `${priority} ${i}`)).toEqual([
    'urgent 2',
    'urgent 5',
    'high 3',
    'low 0',
    'normal 1',
    'low 4',
  ])
  for (const priority of priorities) expect(byUrgency({ priority }, { priority })).toBe(0)
})
