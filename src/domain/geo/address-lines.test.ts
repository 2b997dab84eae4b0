import { expect, test } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import { addressLines } from './address-lines.ts'

test('most countries put the postcode before the city', () => {
  const address = {
    ...emptyAddress,
    line1: 'Calle Mayor 1',
    postcode: '28013',
    city: 'Madrid',
    country: 'ES',
  }
  expect(addressLines(address)).toEqual(['Calle Mayor 1', '28013 Madrid'])
})

test('some countries put the postcode last, after the region', () => {
  const address = {
    ...emptyAddress,
    line1: '12 Hill Rd',
    line2: 'Flat 2',
    postcode: '97201',
    city: 'Portland',
    region: 'OR',
    country: 'US',
  }
  expect(addressLines(address, 'United States')).toEqual([
    '12 Hill Rd',
    'Flat 2',
    'Portland, OR 97201',
    'United States',
  ])
})

test('missing parts leave no gaps', () => {
  expect(addressLines({ ...emptyAddress, region: 'OR', country: 'US' })).toEqual(['OR'])
  expect(addressLines(emptyAddress)).toEqual([])
})
