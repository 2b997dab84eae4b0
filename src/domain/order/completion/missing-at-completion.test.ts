import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checklistItem } from '#domain/checklist/checklist-item.ts'
import {
  isCompletion,
  missingAtCompletion,
  missingElsewhere,
  missingCodesSchema,
} from './missing-at-completion.ts'
import { isLateStep } from '../transitions/is-late-step.ts'
import { missingRequirements } from './missing-requirements.ts'
import { orderStatuses } from '../order-status.ts'

const leak = v.parse(checklistItem, { id: 'leak', kind: 'yesNo', label: 'Leak?', required: true })
const plate = v.parse(checklistItem, { ...leak, id: 'plate', kind: 'photo' })
const requires = ['resolution', 'parts', 'signature', 'photos:2', 'something new']
const asking = { requires, checklist: [leak, plate], answers: {}, resolution: '' }
const nothing = { parts: 0, photos: [], isSigned: false }
const elsewhere = (photos: readonly { id: string; item: string | null }[] = []) =>
  missingElsewhere(missingRequirements(asking, { ...nothing, photos }))

test('photos, items, signatures and answers by photo are stored outside the order', () => {
  expect(elsewhere()).toEqual(['photos:2', 'parts', 'signature', 'answers:1'])
  expect(elsewhere([{ id: 'p', item: 'plate' }])).toEqual(['photos:1', 'parts', 'signature'])
})

test('an order sees its own answers and texts and adds what is known to be missing elsewhere', () => {
  expect(missingAtCompletion(asking, [])).toEqual(['resolution', 'answers:1'])
  const all = ['photos:2', 'parts', 'signature', 'resolution', 'answers:2']
  expect(missingAtCompletion(asking, elsewhere())).toEqual(all)
  const answers = { leak: { value: false, grade: null, note: '' } }
  const filled = { ...asking, answers, resolution: 'Sealed' }
  expect(missingAtCompletion(filled, [])).toEqual([])
  expect(missingAtCompletion(filled, elsewhere())).toEqual([
    'photos:2',
    'parts',
    'signature',
    'answers:1',
  ])
})

test('everything that an order can lack can be sent', () => {
  const checklist = Array.from({ length: 100 }, (_, i) => ({ ...leak, id: `q${i}` }))
  const words = missingAtCompletion(
    { ...asking, checklist, requires: ['photos:99', ...requires] },
    ['photos:99', 'parts', 'signature', 'answers:999'],
  )
  expect(words).toContain('answers:999')
  expect(v.is(missingCodesSchema, words)).toBe(true)
})

test.each([['photos:0'], ['photos:100'], ['photos'], ['answers:x'], ['parts\nparts'], ['Parts']])(
  '%j is not a valid lack',
  (word) => expect(v.is(missingCodesSchema, [word])).toBe(false),
)

test('the list of lacks has a greatest length', () => {
  expect(v.is(missingCodesSchema, Array(5).fill('parts'))).toBe(true)
  expect(v.is(missingCodesSchema, Array(6).fill('parts'))).toBe(false)
})

test('only work that is done asks for the requirements', () => {
  expect(orderStatuses.filter(isCompletion)).toEqual(['done'])
})

test('a late step lacks nothing', () => {
  const late = {
    to: 'done' as const,
    at: '2026-03-02T09:00:00.000Z',
    by: 't',
    reason: '',
    lacks: [],
  }
  expect(isLateStep({ needsReview: null })).toBe(false)
  expect(isLateStep({ needsReview: late })).toBe(true)
  expect(isLateStep({ needsReview: { ...late, lacks: ['parts'] } })).toBe(false)
})
