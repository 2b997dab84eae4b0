import { expect, it } from 'vitest'
import { similarCustomers } from './similar-customers.ts'

const cafe = { id: 'cafe', name: 'Café Muñoz', phone: '+1 902-555-0123', streets: ['12 Quay St.'] }
const inn = { id: 'inn', name: 'Anchor Inn', phone: '', streets: ['3 Hill Road', '9 Mill Lane'] }
const other = { id: 'other', name: 'Anchor Inn', phone: '902 555 0199', streets: [] }
const known = [other, inn, cafe]

function find(entered: Partial<typeof cafe>): string[] {
  const found = similarCustomers({ name: '', phone: '', streets: [], ...entered }, known)
  return found.map(({ customer, by }) => `${customer.id} ${by}`)
}

it.each([
  ['902 555 0123', ['cafe phone']],
  ['(902) 5550199', ['other phone']],
  ['0902 555 0123', ['cafe phone']],
  ['555-01', []],
  ['902 555 0124', []],
])('phone %s', (phone, found) => expect(find({ phone })).toEqual(found))

it.each([
  ['cafe munoz', ['12 quay st'], ['cafe nameAndStreet']],
  ['ANCHOR  INN', [], ['other name', 'inn name']],
  ['Anchor Inn', ['9 Mill Lane'], ['inn nameAndStreet', 'other name']],
  ['Anchor', ['9 Mill Lane'], []],
  ['', ['9 Mill Lane'], []],
])('name %s at %j', (name, streets, found) => expect(find({ name, streets })).toEqual(found))

it('puts the surest first', () => {
  expect(find({ name: 'Anchor Inn', phone: '+1 902 555 0123' })).toEqual([
    'cafe phone',
    'other name',
    'inn name',
  ])
})
