import { expect, it } from 'vitest'
import { emptyAddress } from '../entities/fields.ts'
import { pointOfAddress } from './point-of-address.ts'

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
