import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checklistItem } from '#domain/checklist/checklist-item.ts'
import { missingRequirements } from './missing-requirements.ts'

const item = v.parse(checklistItem, { id: 'leak', kind: 'yesNo', label: 'Leak?', required: true })
const bare = { requires: [], checklist: [], answers: {}, resolution: '' }
const nothing = { parts: 0, photos: [], isSigned: false }
const taken = (...items: (string | null)[]) => items.map((one, i) => ({ id: `p${i}`, item: one }))
const parts = { ...nothing, parts: 1 }
const said = { leak: { value: false, grade: null, note: '' } }

test('an order without requirements lacks nothing', () => {
  expect(missingRequirements(bare, nothing)).toEqual([])
})

test('a missing requirement is listed until it is met', () => {
  const asking = { ...bare, requires: ['resolution', 'parts', 'something new'], checklist: [item] }
  const types = missingRequirements(asking, nothing).map(({ type }) => type)
  expect(types).toEqual(['item', 'parts', 'resolution'])
  const there = { ...asking, answers: said, resolution: 'Done' }
  expect(missingRequirements(there, parts)).toEqual([])
  expect(missingRequirements({ ...there, resolution: '  ' }, parts)).toEqual([
    { type: 'resolution' },
  ])
})

test('the number of missing photos is counted', () => {
  const asking = { ...bare, requires: ['photos:3', 'signature'] }
  const missing = missingRequirements(asking, { ...nothing, photos: taken(null) })
  expect(missing).toEqual([{ type: 'photos', count: 2 }, { type: 'signature' }])
  expect(
    missingRequirements(asking, { parts: 0, photos: taken('x', null, null), isSigned: true }),
  ).toEqual([])
})

test('a question for a photo is answered by a photo taken for it', () => {
  const plate = v.parse(checklistItem, { ...item, id: 'plate', kind: 'photo' })
  const asking = { ...bare, checklist: [plate] }
  const missing = (...items: (string | null)[]) =>
    missingRequirements(asking, { ...nothing, photos: taken(...items) })
  expect(missing(null, 'other')).toEqual([{ type: 'item', item: plate }])
  expect(missing('plate')).toEqual([])
  const none = { value: null, grade: 'notApplicable' as const, note: 'Painted over' }
  expect(missingRequirements({ ...asking, answers: { plate: none } }, nothing)).toEqual([])
})
