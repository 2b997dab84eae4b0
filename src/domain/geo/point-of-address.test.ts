import { expect, it } from 'vitest'
import { emptyAddress } from '../entities/fields.ts'
import { pointNearAddress, pointOfAddress } from './point-of-address.ts'

const geo = { latitude: 44.4, longitude: -64.3 }
const mill = { ...emptyAddress, line1: '8 Mill Lane', postcode: 'B0J 2C0', city: 'Port Ellery' }
const sites = [
  { address: { ...mill, line1: '9 Mill Lane' }, geo: { latitude: 1, longitude: 1 } },
  { address: mill, geo: null },
  { address: mill, geo },
  { address: emptyAddress, geo },
]

it('is that of a site with the same address, however it is written', () => {
  const typed = { ...mill, line1: ' 8  mill LANE', postcode: 'b0j2c0', region: 'NS' }
  expect(pointOfAddress(typed, sites)).toEqual(geo)
})

it('is unknown for another or an incomplete address', () => {
  expect(pointOfAddress({ ...mill, line1: '7 Mill Lane' }, sites)).toBeNull()
  expect(pointOfAddress({ ...mill, city: 'Halifax' }, sites)).toBeNull()
  expect(pointOfAddress(emptyAddress, sites)).toBeNull()
  expect(pointOfAddress({ ...emptyAddress, line1: '8 Mill Lane' }, sites)).toBeNull()
})

it('is near a site on the same street, else one with the same postcode', () => {
  const [street, far] = [geo, { latitude: 1, longitude: 1 }]
  const known = [
    { address: { ...mill, line1: '2 Pier Road' }, geo: far },
    { address: { ...mill, line1: '9 Mill Lane', postcode: '' }, geo: street },
  ]
  expect(pointNearAddress({ ...mill, line1: '117B mill lane' }, known)).toEqual({
    geo: street,
    by: 'street',
  })
  expect(pointNearAddress({ ...mill, line1: '1 Quay Street' }, known)).toEqual({
    geo: far,
    by: 'postcode',
  })
})

it('is near nothing in another town, or without a street and postcode', () => {
  const known = [{ address: mill, geo }]
  const elsewhere = { ...mill, city: 'Halifax', postcode: 'B3H 1A1' }
  expect(pointNearAddress(elsewhere, known)).toBeNull()
  expect(pointNearAddress({ ...emptyAddress, line1: '12' }, known)).toBeNull()
  expect(pointNearAddress(emptyAddress, [{ address: emptyAddress, geo }])).toBeNull()
})
