import * as v from 'valibot'
import { expect, test } from 'vitest'
import { id } from '../entities/fields.ts'
import { occurrenceId } from './occurrence-id.ts'

test('the plan and the day are the id', () => {
  expect(occurrenceId('plan1', '2026-03-31')).toBe('plan1_2026-03-31')
})

test('a plan with the longest id has ids too', () => {
  const plans = ['a'.repeat(128), `${'a'.repeat(127)}b`]
  const ids = plans.flatMap((plan) =>
    ['2026-03-31', '2026-04-30'].map((on) => occurrenceId(plan, on)),
  )
  expect(new Set(ids).size).toBe(4)
  for (const one of ids) expect(v.is(id, one)).toBe(true)
})
