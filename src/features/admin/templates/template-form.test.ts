import * as v from 'valibot'
import { expect, it } from 'vitest'
import { checklist } from '#domain/checklist/checklist-item.ts'
import { newId } from '#lib/new-id.ts'
import { newQuestion, templateFields, templateValues } from './template-form.ts'

it('says the number of photos beside what else is asked for', () => {
  const values = { ...templateValues(null), name: ' Visit ', requires: ['parts'], photos: '2' }
  expect(templateFields(values)).toMatchObject({ name: 'Visit', requires: ['parts', 'photos:2'] })
  expect(templateFields({ ...values, photos: ' ' })).toMatchObject({ requires: ['parts'] })
  expect(templateFields({ ...values, requires: ['photos:3'], photos: '0' })?.requires).toEqual([])
  expect(templateFields({ ...values, photos: 'two' })).toBeNull()
})

it('makes questions that the checklist takes', () => {
  const question = newQuestion(newId(), ' How was it left? ', 'choice', true, 'In order, Off, Off,')
  expect(question).toMatchObject({ label: 'How was it left?', options: ['In order', 'Off'] })
  expect(v.is(checklist, [question])).toBe(true)
})
