import { expect, test } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import { editableFields, editableFieldsOf, withFieldValue } from './editable-fields.ts'

const fieldsOf = (args: unknown) => editableFields(args).map(({ field }) => field)

test('the texts of an edit can be edited, but not the customer and site it is about', () => {
  const args = {
    orderId: 'o1',
    edits: {
      title: { from: 'a', to: 'b' },
      customerId: { from: 'c1', to: 'c2' },
      plannedStart: { from: null, to: null },
    },
  }
  expect(editableFields(args)).toEqual([
    { path: ['edits', 'title', 'to'], field: 'title', kind: 'line', value: 'b' },
    { path: ['edits', 'plannedStart', 'to'], field: 'plannedStart', kind: 'instant', value: null },
  ])
})

test('a step offers its reason, and nothing where it has none', () => {
  expect(fieldsOf({ orderId: 'o1', to: 'onHold', reason: 'no key' })).toEqual(['reason'])
  expect(fieldsOf({ orderId: 'o1', to: 'done' })).toEqual([])
  expect(fieldsOf(null)).toEqual([])
})

test('an address is edited line by line', () => {
  const args = { customerId: 'c1', name: 'Casa Azul', site: { address: emptyAddress } }
  expect(fieldsOf(args)).toEqual(['name', ...Object.keys(emptyAddress)])
  const [, line1] = editableFields(args)
  expect(withFieldValue(args, line1?.path ?? [], '4 Mill Lane')).toEqual({
    ...args,
    site: { address: { ...emptyAddress, line1: '4 Mill Lane' } },
  })
  expect(editableFieldsOf('address', emptyAddress)[0]?.path).toEqual(['address', 'line1'])
})

test('a value in a field with a dotted name is put back where it was', () => {
  const args = { edits: { 'address.city': { from: '', to: 'Ashgrove' } } }
  const [city] = editableFields(args)
  expect(city).toMatchObject({ field: 'city', value: 'Ashgrove' })
  expect(withFieldValue(args, city?.path ?? [], 'Port Ellery')).toEqual({
    edits: { 'address.city': { from: '', to: 'Port Ellery' } },
  })
})

test('customers, sites, people and hours can be edited as orders can', () => {
  const edits = (...fields: string[]) => ({
    edits: Object.fromEntries(fields.map((field) => [field, { from: '', to: 'x' }])),
  })
  const customer = ['name', 'phone', 'email', 'notes']
  expect(fieldsOf({ customerId: 'c1', ...edits(...customer) })).toEqual(customer)
  const site = ['name', 'directions', 'gateCode', 'accessNotes']
  expect(fieldsOf({ siteId: 's1', ...edits(...site) })).toEqual(site)
  expect(fieldsOf({ uid: 'u1', ...edits('name', 'language') })).toEqual(['name'])
  const hours = ['startedAt', 'endedAt']
  expect(fieldsOf({ entryId: 't1', ...edits(...hours) })).toEqual(hours)
})
