import { expect, test } from 'vitest'
import { planningTerms } from '#domain/company/dispatch/planning-terms.ts'
import { defaultWeights, weightsOf } from './weights.ts'

test('a company that never chose plans by the usual weights', () => {
  expect(defaultWeights).toMatchObject({
    driving: 1,
    waiting: 0.2,
    unassigned: { urgent: 2000, high: 800, normal: 300, low: 120 },
    dayLater: { urgent: 200, high: 60, normal: 15, low: 5 },
    moved: { unsent: 10, sent: 40, seen: 60 },
  })
})

test('a chosen weight replaces the usual one of its term alone', () => {
  const chosen = [
    { id: 'late', value: 0 },
    { id: 'dayLaterLow', value: 50 },
  ]
  expect(weightsOf(chosen)).toEqual({
    ...defaultWeights,
    late: 0,
    dayLater: { ...defaultWeights.dayLater, low: 50 },
  })
})

test('weights beyond their bounds, and those of terms that are not known, count for nothing', () => {
  const odd = [
    { id: 'unassignedLow', value: 0 },
    { id: 'waiting', value: 11 },
    { id: 'driving', value: 9 },
    { id: 'constructor', value: 9 },
  ]
  expect(weightsOf(odd)).toEqual(defaultWeights)
})

test('each term reaches the weights', () => {
  for (const [id, { most }] of Object.entries(planningTerms))
    expect(weightsOf([{ id, value: most }]), id).not.toEqual(defaultWeights)
})
