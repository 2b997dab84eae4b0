import { expect, it } from 'vitest'
import type { Template } from '#domain/entities/template.ts'
import { templateFields, templateValues } from './template-form.ts'

it('stores the number of photos with the other requirements', () => {
  const values = { ...templateValues(null), name: ' Visit ', requires: ['parts'], photos: '2' }
  expect(templateFields(values)).toMatchObject({ name: 'Visit', requires: ['parts', 'photos:2'] })
  expect(templateFields({ ...values, photos: ' ' })).toMatchObject({ requires: ['parts'] })
  expect(templateFields({ ...values, requires: ['photos:3'], photos: '0' })?.requires).toEqual([])
  expect(templateFields({ ...values, photos: 'two' })).toBeNull()
})

it('keeps the skills and the duration of a template, and a new one has none', () => {
  const template: Template = {
    id: 't1',
    schema: 1,
    updatedAt: '2026-03-02T09:00:00.000Z',
    updatedBy: 'admin',
    deletedAt: null,
    name: 'Rewiring',
    instructions: '',
    requires: [],
    checklist: [],
    skills: [{ id: 'electrical', level: 2 }],
    minutes: 120,
    archivedAt: null,
    createdAt: '2026-03-02T09:00:00.000Z',
    createdBy: 'admin',
  }
  expect(templateFields(templateValues(template))).toMatchObject({
    skills: template.skills,
    minutes: 120,
  })
  expect(templateFields(templateValues(null))).toMatchObject({
    skills: [],
    minutes: null,
  })
})

it.each([
  [4, false],
  [5, true],
  [1440, true],
])('a visit of %d minutes is stored: %s', (minutes, isStored) => {
  const values = { ...templateValues(null), name: 'Visit', minutes }
  expect(templateFields(values) !== null).toBe(isStored)
})
