import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLow, onHand, inTransit, itemLinesOf } from './ledger.ts'

type Line = Parameters<typeof itemLinesOf>[0][number]

let made = 0
function line(type: Line['type'], quantity: number, more: Partial<Line> = {}): Line {
  made += 1
  const ends = { fromId: null, toId: null, transferId: null, orderId: null }
  return { id: `m${made}`, type, itemId: 'pump', name: '', unit: '', quantity, ...ends, ...more }
}
const at = (lines: readonly Line[], locationId: string) =>
  onHand(lines, locationId).get('pump') ?? 0

describe('the quantity on hand', () => {
  const received = line('receive', 5, { toId: 'van' })
  const used = line('consume', 2, { fromId: 'van' })

  it('is the sum of what came and went', () => {
    const lines = [received, used, line('return', 1, { toId: 'van' })]
    expect(at(lines, 'van')).toBe(4)
    expect(at([...lines, line('count', -3, { toId: 'van' })], 'van')).toBe(1)
    expect(at(lines, 'elsewhere')).toBe(0)
  })

  it('may fall below zero where more was used than the ledger knew of', () => {
    expect(at([used], 'van')).toBe(-2)
  })

  it('adds tenths exactly', () => {
    const metres = [0.1, 0.2].map((many) => line('receive', many, { toId: 'van' }))
    expect(at(metres, 'van')).toBe(0.3)
  })

  it('is the same in any order and however often a line arrives', () => {
    const lines = [received, used, line('transferOut', 1, { fromId: 'van', toId: 'other' })]
    fc.assert(
      fc.property(fc.shuffledSubarray([...lines, ...lines], { minLength: 6 }), (shuffled) => {
        expect(at(shuffled, 'van')).toBe(2)
      }),
      { seed: 3 },
    )
  })
})

describe('a transfer', () => {
  const out = line('transferOut', 3, { fromId: 'a', toId: 'b' })
  const taken = line('transferIn', 2, { fromId: 'a', toId: 'b', transferId: out.id })
  const back = line('transferIn', 3, { fromId: 'a', toId: 'a', transferId: out.id })

  it('has left one location and is nowhere until someone there takes it', () => {
    expect([at([out], 'a'), at([out], 'b')]).toEqual([-3, 0])
    expect(inTransit([out])).toEqual([out])
  })

  it('arrives once, perhaps with less, or goes back', () => {
    expect([at([out, taken], 'a'), at([out, taken], 'b')]).toEqual([-3, 2])
    expect([at([out, back], 'a'), at([out, back], 'b')]).toEqual([0, 0])
    expect(inTransit([out, taken])).toEqual([])
  })

  it('is ended only by an arrival, whatever else names it', () => {
    const words = line('consume', 1, { itemId: null, name: 'A hinge', transferId: out.id })
    expect(inTransit([out, words])).toEqual([out])
  })
})

describe('the items of an order', () => {
  it('are what was used less what was returned', () => {
    const words = { itemId: null, name: 'Old hinge' }
    const lines = [
      line('consume', 2, { fromId: 'van' }),
      line('consume', 1, { fromId: 'van' }),
      line('return', 1, { toId: 'van' }),
      line('consume', 1),
      line('consume', 1, words),
      line('consume', 1, { ...words, name: 'old hinge ' }),
      line('consume', 1, { itemId: 'valve' }),
      line('return', 1, { itemId: 'valve' }),
    ]
    expect(
      itemLinesOf(lines).map(({ itemId, name, locationId, quantity }) => [
        itemId ?? name,
        locationId,
        quantity,
      ]),
    ).toEqual([
      ['pump', 'van', 2],
      ['pump', null, 1],
      ['Old hinge', null, 2],
    ])
  })
})

it('is low below the minimum of that location', () => {
  expect(isLow({ minimums: { van: 2 } }, 'van', 1)).toBe(true)
  expect(isLow({ minimums: { van: 2 } }, 'van', 2)).toBe(false)
  expect(isLow({ minimums: { van: 2 } }, 'other', 0)).toBe(false)
})
