import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checklistItem } from '#domain/checklist/checklist-item.ts'
import { missingBeforeDone } from './missing-before-done.ts'

const item = v.parse(checklistItem, { id: 'leak', kind: 'yesNo', label: 'Leak?', required: true })
const bare = { requires: [], checklist: [], answers: {}, resolution: '' }
const nothing = { parts: 0, photos: [], isSigned: false }
const taken = (...items: (string | null)[]) => items.map((one, i) => ({ id: `p${i}`, item: one }))
const parts = { ...nothing, parts: 1 }
const said = { leak: { value: false, grade: null, note: '' } }

test('an order without requirements lacks nothing', () => {
  expect(missingBeforeDone(bare, nothing)).toEqual([])
})

test('a missing requirement is listed until it is met', () => {
  const asking = { ...bare, requires: ['resolution', 'parts', 'something new'], checklist: [item] }
  const types = missingBeforeDone(asking, nothing).map(({ type }) => type)
  expect(types).toEqual(['item', 'parts', 'resolution'])
  const there = { ...asking, answers: said, resolution: 'Done' }
  expect(missingBeforeDone(there, parts)).toEqual([])
  expect(missingBeforeDone({ ...there, resolution: '  ' }, parts)).toEqual([{ type: 'resolution' }])
})

test('the number of missing photos is counted', () => {
  const asking = { ...bare, requires: ['photos:3', 'signature'] }
  const missing = missingBeforeDone(asking, { ...nothing, photos: taken(null) })
  expect(missing).toEqual([{ type: 'photos', count: 2 }, { type: 'signature' }])
  expect(
    missingBeforeDone(asking, { parts: 0, photos: taken('x', null, null), isSigned: true }),
  ).toEqual([])
})

test('a question for a photo is answered by a photo taken for it', () => {
  const plate = v.parse(checklistItem, { ...item, id: 'plate', kind: 'photo' })
  const asking = { ...bare, checklist: [plate] }
  const missing = (...items: (string | null)[]) =>
    missingBeforeDone(asking, { ...nothing, photos: taken(...items) })
  expect(missing(null, 'other')).toEqual([{ type: 'item', item: plate }])
  expect(missing('plate')).toEqual([])
  const none = { value: null, grade: 'notApplicable' as const, note: 'Painted over' }
  expect(missingBeforeDone({ ...asking, answers: { plate: none } }, nothing)).toEqual([])
})
