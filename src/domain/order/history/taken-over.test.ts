import { expect, test } from 'vitest'
import { takenOverFrom } from './taken-over.ts'

const give = (from: readonly string[], to: readonly string[], name = 'order/assign') => ({
  name,
  args: { orderId: 'o1', edits: { assigneeIds: { from, to } } },
})
const started = { name: 'order/move', args: { orderId: 'o1', to: 'onSite' } }
const replanned = { name: 'order/assign', args: { orderId: 'o1', edits: { plannedStart: {} } } }

test('an order is taken over from those whom it was taken from in the same change', () => {
  expect(takenOverFrom([started, give(['dan'], ['me']), replanned], 'me', ['me'])).toEqual(['dan'])
  expect(takenOverFrom([give(['dan'], ['me'], 'booking/plan')], 'me', ['me'])).toEqual(['dan'])
  expect(takenOverFrom([give(['dan', 'ana'], ['ana', 'me'])], 'me', ['ana', 'me'])).toEqual(['dan'])
})

test('it is not where it was free, where they came along, or where that person has it again', () => {
  expect(takenOverFrom([give([], ['me'])], 'me', ['me'])).toEqual([])
  expect(takenOverFrom([give(['dan'], ['dan', 'me'])], 'me', ['dan', 'me'])).toEqual([])
  expect(takenOverFrom([give(['dan'], ['me'])], 'me', ['me', 'dan'])).toEqual([])
  expect(takenOverFrom([give(['dan'], ['me']), give(['me'], ['dan'])], 'me', ['dan'])).toEqual([])
  const freed = [give(['dan'], ['me']), give(['me'], []), give([], ['me'])]
  expect(takenOverFrom(freed, 'me', ['me'])).toEqual([])
  expect(takenOverFrom([{ name: 'order/assign', args: null }, started], 'me', ['me'])).toEqual([])
})
