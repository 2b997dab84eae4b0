import { expect, it } from 'vitest'
import { templateFields, templateValues } from './template-form.ts'

it('stores the number of photos with the other requirements', () => {
  const values = { ...templateValues(null), name: ' Visit ', requires: ['parts'], photos: '2' }
  expect(templateFields(values)).toMatchObject({ name: 'Visit', requires: ['parts', 'photos:2'] })
  expect(templateFields({ ...values, photos: ' ' })).toMatchObject({ requires: ['parts'] })
  expect(templateFields({ ...values, requires: ['photos:3'], photos: '0' })?.requires).toEqual([])
  expect(templateFields({ ...values, photos: 'two' })).toBeNull()
})
