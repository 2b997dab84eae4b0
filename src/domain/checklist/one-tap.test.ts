import * as v from 'valibot'
import { expect, it } from 'vitest'
import { answerState } from './answer-state.ts'
import { checklistItem } from './checklist-item.ts'
import { isOneTap, isTapped, tapped } from './one-tap.ts'

const tight = v.parse(checklistItem, {
  id: 'tight',
  kind: 'yesNo',
  label: 'Tight?',
  graded: true,
  passesOn: true,
})
const leaks = { ...tight, id: 'leaks', label: 'Leaks?', passesOn: false }
const nothing = { value: null, grade: null, note: 'By hand' }

it('answers and grades with one tap, and is complete', () => {
  expect(tapped(tight, nothing, true)).toEqual({ value: true, grade: 'pass' })
  expect(tapped(tight, nothing, false)).toEqual({ value: false, grade: 'fail' })
  expect(tapped(leaks, nothing, true)).toEqual({ value: true, grade: 'fail' })
  for (const tap of [true, false, null]) {
    expect(answerState(tight, { ...nothing, ...tapped(tight, nothing, tap) })).toBe('complete')
  }
})

it('clears what is tapped again, and replaces what is not', () => {
  const yes = { ...nothing, ...tapped(tight, nothing, true) }
  const notApplicable = { ...nothing, ...tapped(tight, yes, null) }
  expect(notApplicable).toEqual({ value: null, grade: 'notApplicable', note: 'By hand' })
  expect(tapped(tight, yes, true)).toEqual({ value: null, grade: null })
  expect(tapped(tight, notApplicable, null)).toEqual({ value: null, grade: null })
  expect(tapped(tight, notApplicable, false)).toEqual({ value: false, grade: 'fail' })
})

it('an answer that was marked not applicable apart is not chosen, and can be', () => {
  const apart = { value: true, grade: 'notApplicable' as const, note: '' }
  expect(isTapped(apart, true)).toBe(false)
  expect(tapped(tight, apart, true)).toEqual({ value: true, grade: 'pass' })
})

it('asks for the grade apart where no one said which answer passes', () => {
  expect(isOneTap(tight)).toBe(true)
  expect(isOneTap(leaks)).toBe(true)
  expect(isOneTap({ ...tight, passesOn: undefined })).toBe(false)
  expect(isOneTap({ ...tight, graded: false })).toBe(false)
  expect(isOneTap({ ...tight, kind: 'text' })).toBe(false)
})
