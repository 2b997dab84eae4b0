import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checklistItem } from '../checklist/checklist-item.ts'
import { missingBeforeDone } from './missing-before-done.ts'

const item = v.parse(checklistItem, { id: 'leak', kind: 'yesNo', label: 'Leak?', required: true })
const bare = { requires: [], checklist: [], answers: {}, resolution: '' }
const nothing = { parts: 0, photos: 0, isSigned: false }
const parts = { ...nothing, parts: 1 }
const said = { leak: { value: false, grade: null, note: '' } }

test('an order that asks for nothing lacks nothing', () => {
  expect(missingBeforeDone(bare, nothing)).toEqual([])
})

test('what is asked for is named until it is there', () => {
  const asking = { ...bare, requires: ['resolution', 'parts', 'something new'], checklist: [item] }
  const types = missingBeforeDone(asking, nothing).map(({ type }) => type)
  expect(types).toEqual(['item', 'parts', 'resolution'])
  const there = { ...asking, answers: said, resolution: 'Done' }
  expect(missingBeforeDone(there, parts)).toEqual([])
  expect(missingBeforeDone({ ...there, resolution: '  ' }, parts)).toEqual([{ type: 'resolution' }])
})

test('of photos it is said how many are still wanted', () => {
  const asking = { ...bare, requires: ['photos:3', 'signature'] }
  const missing = missingBeforeDone(asking, { ...nothing, photos: 1 })
  expect(missing).toEqual([{ type: 'photos', count: 2 }, { type: 'signature' }])
  expect(missingBeforeDone(asking, { parts: 0, photos: 4, isSigned: true })).toEqual([])
})
