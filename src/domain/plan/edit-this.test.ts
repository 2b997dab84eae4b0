import { expect, test } from 'vitest'
import type { Plan } from '../entities/plan.ts'
import { dueOccurrences } from './due-occurrences.ts'
import { changeThis, skipThis } from './edit-this.ts'
import type { PlanEdit } from './plan-edit.ts'
import { doneOrder, openOrder, planFixture } from './plan.fixture.ts'

function must(result: ReturnType<typeof skipThis>): PlanEdit {
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return result.value
}

function days(plan: Plan): string[] {
  const due = dueOccurrences(plan, [], '2026-02-01', '2026-04-30')
  return due.ok ? due.value.map(({ start }) => start) : []
}

test('one date is moved, and then back', () => {
  const plan = planFixture()
  const edit = must(changeThis(plan, '2026-03-31', { start: '2026-04-01T10:00' }, []))
  expect(edit).toMatchObject({ created: null, removed: [], updated: [] })
  const moved = { ...plan, ...edit.fields }
  expect(days(moved)).toEqual(['2026-02-28T09:00', '2026-04-01T10:00', '2026-04-30T09:00'])
  const shorter = must(changeThis(moved, '2026-03-31', { minutes: 30 }, [])).fields.overrides
  expect(shorter).toEqual([
    { id: '2026-03-31', start: '2026-04-01T10:00', minutes: 30, title: null, description: null },
  ])
  const back = must(changeThis(moved, '2026-03-31', { start: null }, []))
  expect(back.fields).toEqual({ overrides: [] })
})

test('one date is skipped, with what was changed about it', () => {
  const plan = planFixture({ rdates: ['2026-03-10'] })
  const { fields } = must(changeThis(plan, '2026-03-31', { minutes: 30 }, []))
  const skipped = must(skipThis({ ...plan, ...fields }, '2026-03-31', [openOrder('2026-03-31')]))
  expect(skipped).toEqual({
    fields: { exdates: ['2026-03-31'], rdates: ['2026-03-10'], overrides: [] },
    created: null,
    removed: ['2026-03-31'],
    updated: [],
  })
  const added = must(skipThis(plan, '2026-03-10', []))
  expect(days({ ...plan, ...added.fields })).toEqual([
    '2026-02-28T09:00',
    '2026-03-31T09:00',
    '2026-04-30T09:00',
  ])
})

test('an order that was not sent follows', () => {
  const orders = [openOrder('2026-03-31'), openOrder('2026-04-30')]
  const edit = must(changeThis(planFixture(), '2026-03-31', { minutes: 30 }, orders))
  expect(edit.updated).toEqual(['2026-03-31'])
})

test.each([
  ['it was sent', '2026-03-31', [openOrder('2026-03-31', { isSent: true })], 'sentBefore'],
  ['it is done', '2026-03-31', [doneOrder('2026-03-31', '2026-03-30')], 'sentBefore'],
  ['it is not a date of the plan', '2026-03-30', [], 'notOfPlan'],
])('refused: %s', (_, on, orders, message) => {
  const refused = {
    ok: false,
    problem: { type: 'input/invalid', issues: [{ path: 'on', message }] },
  }
  expect(changeThis(planFixture(), on, { minutes: 30 }, orders)).toEqual(refused)
  expect(skipThis(planFixture(), on, orders)).toEqual(refused)
})

test('a plan has at most a hundred changed dates', () => {
  const rrule = 'FREQ=DAILY'
  const exdates = Array.from(
    { length: 100 },
    (_, i) =>
      `2027-${String((i % 12) + 1).padStart(2, '0')}-${String(Math.floor(i / 12) + 1).padStart(2, '0')}`,
  )
  const result = skipThis(planFixture({ rrule, exdates }), '2026-03-31', [])
  expect(result).toMatchObject({ problem: { issues: [{ path: 'exdates', message: 'tooMany' }] } })
})
