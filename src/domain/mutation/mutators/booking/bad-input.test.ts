import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import { planArgs } from '#domain/plan/plan.fixture.ts'

const ids = (count: number) => Array.from({ length: count }, (_, i) => `id${i}`)
const plan = (edits: object, more: object = {}) => ({ orderId: 'o1', part: 1, edits, ...more })
const to = (value: unknown) => ({ from: null, to: value })
const all = planArgs()
const gas = { id: 'gas', level: 1 }
const override = { id: '2026-03-02', start: null, minutes: null, title: null, description: null }

describe('a visit', () => {
  it.each<[string, object]>([
    ['a list that is too long', plan({ assigneeIds: to(ids(101)) })],
    ['parts that are too many', plan({}, { parts: Array(15).fill(2) })],
    ['a part beyond the last', plan({}, { part: 15 })],
    ['a part that is no number', plan({}, { part: Number.NaN })],
    ['an id with a path', plan({}, { orderId: 'a/b' })],
    ['an id that is too long with its part', plan({}, { orderId: 'x'.repeat(127), part: 2 })],
    ['a field of no visit', plan({ orderId: to('o2') })],
    ['a field of every object', plan(JSON.parse('{"__proto__":{"from":null,"to":1}}'))],
    ['the name of a method', plan({ constructor: to(1) })],
    ['a day that does not exist', plan({ start: to('2026-02-30') })],
    ['an hour that does not exist', plan({ start: to('2026-03-02T24:00:00Z') })],
    ['minutes that are no number', plan({ minutes: to(Number.NaN) })],
    ['minutes without end', plan({ minutes: to(1e9) })],
    ['an unknown lock', plan({ locked: to('__proto__') })],
  ])('with %s is refused', (_, args) => {
    expect(prepareMutation('booking/plan', args)).toMatchObject({
      ok: false,
      problem: { type: 'input/invalid' },
    })
  })

  it.each<[string, object]>([
    ['booking/see', { bookingId: '' }],
    ['booking/see', { bookingId: ['o1'] }],
    ['booking/tell', { orderId: 'o1', part: 1, start: '2026-02-30' }],
    ['booking/tell', { orderId: 'o1', part: 1.5, start: null }],
    ['booking/cancel', { orderId: 'o1', part: 0 }],
    ['booking/settle', { orderId: 'o1', step: 'constructor', writes: [1] }],
    ['booking/settle', { orderId: 'o1', step: 'told', writes: Array(15).fill(1) }],
  ])('%s with %j is refused', (name, args) => {
    expect(prepareMutation(name, args).ok).toBe(false)
  })
})

describe('a plan', () => {
  it.each<[string, object]>([
    ['an empty title', { title: ' ' }],
    ['dates that are too many', { exdates: Array(101).fill('2026-03-02') }],
    ['a date that does not exist', { rdates: ['2026-02-30'] }],
    ['a start that does not exist', { start: '2026-02-30T09:00' }],
    ['an override twice', { overrides: [override, override] }],
    ['an override of no date', { overrides: [{ ...override, id: '__proto__' }] }],
    ['a skill twice', { skills: [gas, gas] }],
    ['minutes that are no number', { minutes: Number.NaN }],
    ['a horizon without end', { horizonDays: 1e9 }],
    ['an unknown zone', { timeZone: 'constructor' }],
    ['a rule that explodes', { rrule: 'FREQ=DAILY;COUNT=100000' }],
    ['a rule that repeats by the second', { rrule: 'FREQ=SECONDLY' }],
    ['a rule of prototypes', { rrule: '__PROTO__=1;FREQ=DAILY' }],
    ['a rule whose lists are too long', { rrule: `FREQ=DAILY;BYMONTH=${'1,'.repeat(100)}1` }],
  ])('with %s is refused', (_, more) => {
    expect(prepareMutation('plan/create', all)).toMatchObject({ ok: true })
    expect(prepareMutation('plan/create', { ...all, ...more })).toMatchObject({
      ok: false,
      problem: { type: 'input/invalid' },
    })
    const edits = Object.fromEntries(Object.entries(more).map(([key, value]) => [key, to(value)]))
    expect(prepareMutation('plan/edit', { planId: 'p1', edits }).ok).toBe(false)
  })

  it('has no order on a day that does not exist', () => {
    for (const name of ['plan/createOrder', 'plan/removeOrder'])
      expect(prepareMutation(name, { planId: 'p1', on: '2026-02-30' }).ok).toBe(false)
  })
})

describe('what orders, companies and people are planned by', () => {
  const window = { id: 'w1', from: '08:00', to: '10:00' }
  const hours = [10, 12, 14, 16, 18].map((at) => ({ start: `${at}:00`, end: `${at + 1}:00` }))
  const about = { companyId: 'c1', uid: 'tech', orderId: 'o1', siteId: 's1' }
  const territory = { id: 't1', name: 'North', postalCodes: ['28'] }
  it.each<[string, object]>([
    ['company/edit', { arrivalWindows: [{ ...window, from: '10:00' }] }],
    ['company/edit', { arrivalWindows: [{ ...window, to: '25:00' }] }],
    ['company/edit', { arrivalWindows: [window, window] }],
    ['company/edit', { territories: [territory, territory] }],
    ['company/edit', { territories: [{ ...territory, name: ' ' }] }],
    [
      'company/edit',
      { territories: [{ ...territory, postalCodes: ids(201).map((one) => one.toUpperCase()) }] },
    ],
    ['company/edit', { planningWeights: [{ id: 'late', value: 1e9 }] }],
    ['company/edit', { planningWeights: { late: 3 } }],
    ['company/edit', { freezeMinutes: Number.NaN }],
    ['company/edit', { restMinutes: 1e9 }],
    ['company/edit', { windowAfter: 0 }],
    ['company/edit', { windowBefore: 0.5 }],
    ['company/edit', { expiredSkill: 'constructor' }],
    ['order/edit', { skills: [gas, gas] }],
    ['order/edit', { crewSize: 13 }],
    ['order/edit', { minutes: 1e9 }],
    ['order/edit', { dueAt: '2026-02-30T09:00:00Z' }],
    ['order/edit', { preferredIds: ids(101) }],
    ['site/edit', { openingHours: { monday: [{ start: '10:00', end: '09:00' }] } }],
    ['site/edit', { openingHours: { monday: hours } }],
    ['staff/edit', { territoryIds: ids(101) }],
    ['staff/edit', { territoryIds: ['a/b'] }],
  ])('%s with %j is refused', (name, more) => {
    expect(prepareMutation(name, { ...about, edits: {} })).toMatchObject({ ok: true })
    const edits = Object.fromEntries(Object.entries(more).map(([key, value]) => [key, to(value)]))
    const refused = prepareMutation(name, { ...about, edits })
    expect(refused).toMatchObject({ ok: false, problem: { type: 'input/invalid' } })
    expect(refused).not.toMatchObject({ problem: { issues: [{ path: 'edits' }] } })
  })

  it('is kept as it was entered', () => {
    for (const [name, more] of [
      ['company/edit', { arrivalWindows: [window], territories: [territory], restMinutes: 0 }],
      ['order/edit', { skills: [gas], crewSize: 12, minutes: 5, preferredIds: ids(100) }],
      ['site/edit', { openingHours: { monday: [{ start: '09:00', end: '10:00' }] } }],
      ['staff/edit', { territoryIds: ids(100) }],
    ] as const) {
      const edits = Object.fromEntries(Object.entries(more).map(([key, value]) => [key, to(value)]))
      expect(prepareMutation(name, { ...about, edits }), name).toMatchObject({ ok: true })
    }
  })
})
