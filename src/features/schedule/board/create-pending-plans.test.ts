import { beforeEach, describe, expect, it } from 'vitest'
import { boardItem } from './board-item.fixture.ts'
import { createPendingPlans, type PendingPlans } from './create-pending-plans.ts'
import type { BoardItem } from './use-board.ts'

const nine = '2026-03-02T09:00:00.000Z'
const ten = '2026-03-02T10:00:00.000Z'
const noon = '2026-03-02T12:00:00.000Z'
const item = (start: string): BoardItem => ({ ...boardItem('v1'), start })
const items = (...some: readonly BoardItem[]) => new Map(some.map((one) => [one.id, one]))

let plans: PendingPlans
beforeEach(() => {
  plans = createPendingPlans()
})
const startOf = (read: BoardItem) => plans.over(items(read)).get('v1')?.start

describe('the plans that were stored', () => {
  it('show until the visit was read with them', () => {
    const read = item(nine)
    plans.remember(read, { start: ten })
    plans.settle(items(read))
    expect(startOf(read)).toBe(ten)
    const drawn = plans.over(items(read)).get('v1')
    expect(plans.over(items(read)).get('v1')).toBe(drawn)
    plans.settle(items(item(ten)))
    // By now it is someone else who moved it back.
    expect(startOf(item(nine))).toBe(nine)
  })

  it('show the newest of several while the visit is read with an earlier one', () => {
    const read = item(nine)
    plans.remember(read, { start: ten })
    const drawn = plans.over(items(read)).get('v1')
    if (!drawn) throw new Error('It is not drawn')
    plans.remember(drawn, { start: noon })
    plans.settle(items(item(ten)))
    expect(startOf(item(ten))).toBe(noon)
  })

  it('give way to what someone else made of the visit', () => {
    plans.remember(item(nine), { start: ten })
    const theirs = item(noon)
    plans.settle(items(theirs))
    expect(startOf(theirs)).toBe(noon)
  })

  it('are forgotten with a visit that the board has no more', () => {
    const read = item(nine)
    plans.remember(read, { start: ten })
    plans.settle(items())
    expect(startOf(read)).toBe(nine)
  })
})
