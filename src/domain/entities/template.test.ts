import * as v from 'valibot'
import { expect, test } from 'vitest'
import { templateSchema } from './template.ts'

const at = '2026-03-02T09:00:00.000Z'
const stored = {
  schema: 1,
  updatedAt: at,
  updatedBy: 'admin',
  name: 'Boiler service',
  instructions: '',
  requires: [],
  checklist: [],
  archivedAt: null,
  createdAt: at,
  createdBy: 'admin',
}
const gas = { id: 'gas', level: 2 }

test.each([
  ['skills', { skills: [gas] }, [gas]],
  ['none where it is older than the field', {}, []],
  ['none where they are damaged', { skills: 'x' }, []],
  ['those that can be read', { skills: [gas, { id: 'x', level: 9 }, gas] }, [gas]],
])('a stored template is read with %s', (_, more, skills) => {
  expect(v.parse(templateSchema, { ...stored, ...more })).toMatchObject({ skills })
})

test.each([
  ['a duration', { minutes: 90 }, 90],
  ['none where it is older than the field', {}, null],
  ['none where none was said', { minutes: null }, null],
])('a stored template is read with %s', (_, more, minutes) => {
  expect(v.parse(templateSchema, { ...stored, ...more })).toMatchObject({ minutes })
})
