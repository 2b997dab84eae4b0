import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checklistItem } from '../checklist/checklist-item.ts'
import { missingBeforeDone } from './missing-before-done.ts'

const item = v.parse(checklistItem, { id: 'leak', kind: 'yesNo', label: 'Leak?', required: true })
const bare = { requires: [], checklist: [], answers: {}, resolution: '' }
const said = { leak: { value: false, grade: null, note: '' } }

test('an order that asks for nothing lacks nothing', () => {
  expect(missingBeforeDone(bare, 0)).toEqual([])
})

test('what is asked for is named until it is there', () => {
  const asking = { ...bare, requires: ['resolution', 'parts', 'something new'], checklist: [item] }
  const types = missingBeforeDone(asking, 0).map(({ type }) => type)
  expect(types).toEqual(['item', 'parts', 'resolution'])
  const there = { ...asking, answers: said, resolution: 'Done' }
  expect(missingBeforeDone(there, 1)).toEqual([])
  expect(missingBeforeDone({ ...there, resolution: '  ' }, 1)).toEqual([{ type: 'resolution' }])
})
