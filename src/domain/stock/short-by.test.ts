import { expect, it } from 'vitest'
import { shortBy } from './short-by.ts'

type Line = Parameters<typeof shortBy>[2][number]

let made = 0
function line(type: Line['type'], quantity: number, minute: number, more: Partial<Line>): Line {
  made += 1
  const ends = { fromId: null, toId: null, transferId: null, orderId: null }
  const at = `2026-05-04T10:0${minute}:00.000Z`
  return { id: `m${made}`, type, itemId: 'pump', quantity, at, ...ends, ...more }
}
const pump = { itemId: 'pump', locationId: 'van' }
const received = line('receive', 1, 0, { toId: 'van' })
const used = line('consume', 1, 1, { fromId: 'van', orderId: 'a' })
const over = line('consume', 2, 2, { fromId: 'van', orderId: 'b' })

it('reports the order that used more than there was, and no other', () => {
  const all = [over, received, used]
  expect(shortBy(pump, 'a', all)).toBe(0)
  expect(shortBy(pump, 'b', all)).toBe(2)
})

it('stays after the van was counted', () => {
  const counted = line('count', 5, 3, { toId: 'van' })
  expect(shortBy(pump, 'b', [received, used, over, counted])).toBe(2)
})

it('goes away when the item is returned', () => {
  const back = line('return', 2, 3, { toId: 'van', orderId: 'b' })
  expect(shortBy(pump, 'b', [received, used, over, back])).toBe(0)
})

it('is zero for an item from outside the ledger', () => {
  expect(shortBy({ itemId: 'pump', locationId: null }, 'b', [over])).toBe(0)
  expect(shortBy({ itemId: null, locationId: 'van' }, 'b', [over])).toBe(0)
})
