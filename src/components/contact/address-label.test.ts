import { expect, test } from 'vitest'
import { address as en } from '#messages/en/start/address.ts'
import { address as es } from '#messages/es/start/address.ts'
import { addressLabel } from './address-label.ts'

test.each([
  ['CA', 'Postal code', 'Province', 'Código postal', 'Provincia'],
  ['US', 'ZIP code', 'State', 'Código postal (ZIP)', 'Estado'],
  ['GB', 'Postcode', 'County', 'Código postal', 'Condado'],
  ['ES', 'Postal code', 'Province', 'Código postal', 'Provincia'],
  ['DE', 'Postcode', 'State or region', 'Código postal', 'Estado o provincia'],
  ['', 'Postcode', 'State or region', 'Código postal', 'Estado o provincia'],
])('in %s the parts of an address are called as its people call them', (country, ...labels) => {
  const keys = [addressLabel('postcode', country), addressLabel('region', country)]
  expect([en, es].flatMap((texts) => keys.map((key) => texts[key]))).toEqual(labels)
  expect(addressLabel('city', country)).toBe('address.city')
})
