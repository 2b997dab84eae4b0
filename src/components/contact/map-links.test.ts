import { expect, test } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import { directionsLink, locationLink } from './map-links.ts'

const address = { ...emptyAddress, line1: '4 Mill Lane', city: 'Ashgrove', country: 'GB' }
const geo = { latitude: 51.5, longitude: -0.12 }
const site = 'https://www.openstreetmap.org/search?query={query}'
const directions = 'https://www.openstreetmap.org/directions?to={query}'
const on = (userAgent: string, other = site) => ({ userAgent, site: other, directions })

test.each([
  ['Android', geo, 'geo:51.5,-0.12?q=51.5%2C-0.12'],
  ['Android', null, 'geo:0,0?q=4%20Mill%20Lane%2C%20Ashgrove'],
  ['iPhone', geo, 'https://maps.apple.com/?daddr=51.5%2C-0.12'],
  ['Macintosh', null, 'https://maps.apple.com/?daddr=4%20Mill%20Lane%2C%20Ashgrove'],
])('on %s directions open in its own maps app', (userAgent, place, href) => {
  expect(directionsLink({ address, geo: place }, on(userAgent))).toEqual({ href, host: null })
})

test.each([
  [geo, '51.5%2C-0.12'],
  [null, '4%20Mill%20Lane%2C%20Ashgrove'],
])('on other devices a website gives directions, by address where there is no pin', (place, to) => {
  expect(directionsLink({ address, geo: place }, on('Windows'))).toEqual({
    href: `https://www.openstreetmap.org/directions?to=${to}`,
    host: 'openstreetmap.org',
  })
})

test('on other devices a website shows a point, and the link names it', () => {
  expect(locationLink(geo, on('Windows'))).toEqual({
    href: 'https://www.openstreetmap.org/search?query=51.5%2C-0.12',
    host: 'openstreetmap.org',
  })
  const own = 'https://maps.example/?q={query}&again={query}'
  expect(locationLink(geo, on('Linux', own))).toEqual({
    href: 'https://maps.example/?q=51.5%2C-0.12&again=51.5%2C-0.12',
    host: 'maps.example',
  })
})

test('a point is shown without starting directions', () => {
  expect(locationLink(geo, on('iPad')).href).toBe(
    'https://maps.apple.com/?ll=51.5%2C-0.12&q=51.5%2C-0.12',
  )
  expect(locationLink(geo, on('Android')).href).toBe('geo:51.5,-0.12?q=51.5%2C-0.12')
})

test('an address with no location, or only a country, has no directions', () => {
  const nowhere = { address: { ...emptyAddress, country: 'CA' }, geo: null }
  expect(directionsLink(nowhere, on('Android'))).toBeNull()
})
