import { describe, expect, it } from 'vitest'
import {
  canUndo,
  everyStep,
  hasPassed,
  isUnscheduled,
  reachable,
  requiresReason,
  stepsFrom,
} from './order-machine.ts'
import { isClosed } from '../is-closed.ts'
import { orderStatuses } from '../order-status.ts'

describe('the order machine', () => {
  it('takes a technician from the assignment to the outcome in the usual steps', () => {
    const day = ['scheduled', 'accepted', 'enRoute', 'onSite', 'paused', 'onSite', 'done'] as const
    day.slice(1).forEach((to, i) => {
      const from = day[i]
      expect(from !== undefined && stepsFrom(from, 'technician')).toContain(to)
    })
  })

  it('lets a technician undo a step along the way', () => {
    expect(stepsFrom('onSite', 'technician')).toContain('enRoute')
    expect(stepsFrom('enRoute', 'technician')).toContain('accepted')
  })

  it('never lists the current status, nor one status twice', () => {
    for (const role of ['owner', 'technician'] as const) {
      const steps = everyStep(role).map(([from, to]) => `${from}>${to}`)
      expect(new Set(steps).size).toBe(steps.length)
      expect(everyStep(role).filter(([from, to]) => from === to)).toEqual([])
    }
  })

  it('reserves planning, holding, cancelling, review and invoicing for the office', () => {
    const office = new Set(['new', 'scheduled', 'dispatched', 'onHold', 'cancelled', 'reviewed'])
    expect(everyStep('technician').filter(([, to]) => office.has(to) || to === 'invoiced')).toEqual(
      [],
    )
    for (const from of ['new', 'onHold', 'cancelled', 'reviewed', 'invoiced'] as const) {
      expect(stepsFrom(from, 'technician')).toEqual([])
    }
  })

  it('puts on hold and cancels from any open status', () => {
    for (const from of orderStatuses.filter((status) => !isClosed(status) && status !== 'onHold')) {
      expect(stepsFrom(from, 'admin')).toEqual(expect.arrayContaining(['onHold', 'cancelled']))
    }
  })

  it('requires a reason where someone will ask for one', () => {
    expect(orderStatuses.filter(requiresReason)).toEqual([
      'paused',
      'cannotComplete',
      'onHold',
      'cancelled',
    ])
  })

  it('keeps partly done work open and unscheduled', () => {
    expect(isClosed('partlyDone')).toBe(false)
    expect(orderStatuses.filter(isUnscheduled)).toEqual(['new', 'partlyDone'])
  })

  it('lets the office reach every status but invoiced, and a technician the statuses of work', () => {
    const steps = everyStep('technician').flat()
    const work = steps.filter((status) => status !== 'scheduled')
    for (const from of orderStatuses) {
      const all = orderStatuses.filter((status) => status !== 'invoiced' || from === 'invoiced')
      expect([...reachable(from, 'owner')].sort()).toEqual(all.toSorted())
      const own = reachable(from, 'technician')
      const isEnd = stepsFrom(from, 'technician').length === 0
      expect(own).toEqual(new Set(isEnd ? [from] : [from, ...work]))
    }
  })

  it('undoes any step that the role may take, except one that cleared the plan', () => {
    expect(canUndo('accepted', 'dispatched', 'technician')).toBe(true)
    expect(canUndo('accepted', 'scheduled', 'technician')).toBe(false)
    expect(canUndo('accepted', 'scheduled', 'admin')).toBe(true)
    expect(canUndo('cannotComplete', 'enRoute', 'technician')).toBe(true)
    expect(canUndo('reviewed', 'done', 'technician')).toBe(false)
    expect(canUndo('reviewed', 'done', 'admin')).toBe(true)
    expect(canUndo('new', 'scheduled', 'owner')).toBe(false)
    // What started over with other people is given back by the office alone.
    expect(canUndo('dispatched', 'onSite', 'admin')).toBe(true)
    expect(canUndo('scheduled', 'onSite', 'admin')).toBe(true)
    expect(canUndo('dispatched', 'onSite', 'technician')).toBe(false)
    expect(stepsFrom('onSite', 'admin')).not.toContain('dispatched')
  })

  it('leaves it to an invoice to make an order invoiced', () => {
    for (const from of orderStatuses) {
      expect(stepsFrom(from, 'owner')).not.toContain('invoiced')
      expect(canUndo(from, 'invoiced', 'owner')).toBe(false)
    }
    expect(stepsFrom('invoiced', 'owner')).toContain('reviewed')
  })

  it('recognizes steps that others have already overtaken', () => {
    expect(hasPassed('enRoute', 'onSite')).toBe(true)
    expect(hasPassed('accepted', 'done')).toBe(true)
    expect(hasPassed('done', 'reviewed')).toBe(true)
    expect(hasPassed('onSite', 'enRoute')).toBe(false)
    expect(hasPassed('done', 'cannotComplete')).toBe(false)
    expect(hasPassed('done', 'cancelled')).toBe(false)
    expect(hasPassed('cancelled', 'done')).toBe(false)
  })
})
