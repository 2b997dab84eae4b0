import { expect, test } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import { dialable, directionsHref } from './contact-links.ts'

const address = { ...emptyAddress, line1: '4 Mill Lane', city: 'Ashgrove', country: 'GB' }

test.each([
  ['+44 (0)20 7946 0018', '+4402079460018'],
  ['ask at the gate', ''],
  ['', ''],
])('%j is dialled as %j', (phone, dialled) => {
  expect(dialable(phone)).toBe(dialled)
})

test('directions by point where there is one, else by address', () => {
  const geo = { latitude: 51.5, longitude: -0.12 }
  expect(directionsHref({ address, geo }, 'Android')).toBe('geo:51.5,-0.12?q=51.5,-0.12')
  expect(directionsHref({ address, geo: null }, 'Android')).toBe(
    'geo:0,0?q=4%20Mill%20Lane%2C%20Ashgrove',
  )
  expect(directionsHref({ address, geo: null }, 'iPhone')).toContain('maps.apple.com')
  expect(directionsHref({ address, geo }, 'Linux')).toContain('openstreetmap.org/directions')
})

test('no directions to nowhere', () => {
  expect(directionsHref({ address: emptyAddress, geo: null }, 'Android')).toBeNull()
})
