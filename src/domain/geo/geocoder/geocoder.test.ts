import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import * as v from 'valibot'
import { address as addressSchema, geo, line } from '../../entities/fields.ts'
import { addressesIn, addressRequest, geocoderOf } from './geocoder.ts'

const photon = { kind: 'photon' } as const
const nominatim = { kind: 'nominatim' } as const

describe('the geocoder of a build', () => {
  it.each([
    ['https://photon.example', '', 'photon', 'https://photon.example/api'],
    ['https://photon.example/api/', '', 'photon', 'https://photon.example/api'],
    ['https://nominatim.example', '', 'nominatim', 'https://nominatim.example/search'],
    ['https://geo.example/search', '', 'nominatim', 'https://geo.example/search'],
    ['https://geo.example', 'nominatim', 'nominatim', 'https://geo.example/search'],
    ['https://nominatim.example', 'photon', 'photon', 'https://nominatim.example/api'],
    ['/geocoder', '', 'photon', '/geocoder/api'],
  ])('%s, named %j, is %s', (url, kind, expected, search) => {
    expect(geocoderOf(url, kind)).toMatchObject({ kind: expected, url: search })
  })

  it.each([undefined, '', 'javascript:alert(1)', 'photon.example', '//photon.example'])(
    'is none for %j',
    (url) => {
      expect(geocoderOf(url)).toBeNull()
    },
  )

  it('is asked while someone types only where its operator allows that', () => {
    expect(geocoderOf('https://nominatim.example')).toMatchObject({
      suggests: false,
      pauseMs: 1000,
      attribution: '© OpenStreetMap contributors',
    })
    expect(geocoderOf('https://photon.example', '', '© Town')).toMatchObject({
      suggests: true,
      attribution: '© Town',
    })
  })
})

test('what is near the company comes first', () => {
  const question = { text: 'a&b=c', language: 'es', near: { latitude: 44.3775, longitude: -64.31 } }
  const asked = ['https://photon.example', 'https://nominatim.example'].map((url) =>
    addressRequest(geocoderOf(url) ?? expect.fail(), question),
  )
  expect(asked).toEqual([
    'https://photon.example/api?q=a%26b%3Dc&lat=44.38&lon=-64.31&limit=6',
    'https://nominatim.example/search?q=a%26b%3Dc&format=jsonv2&addressdetails=1&accept-language=es&viewbox=-64.94%2C44.83%2C-63.68%2C43.93&limit=6',
  ])
})

/** As Photon documents its answer. */
const photonFeature = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [13.3888599, 52.5170365] },
  properties: {
    osm_type: 'W',
    osm_id: 4628427,
    osm_key: 'tourism',
    osm_value: 'hotel',
    type: 'house',
    housenumber: '77',
    street: 'Unter den Linden',
    name: 'Hotel Adlon',
    postcode: '10117',
    district: 'Mitte',
    city: 'Berlin',
    state: 'Berlin',
    country: 'Deutschland',
    countrycode: 'DE',
    extent: [13.37, 52.51, 13.38, 52.5],
  },
}

/** As Nominatim documents `format=jsonv2` with `addressdetails=1`. */
const nominatimPlace = {
  place_id: 100149,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
  osm_type: 'node',
  osm_id: 107775,
  boundingbox: ['51.3473219', '51.6673219', '-0.2876474', '0.0323526'],
  lat: '44.3775',
  lon: '-64.3101',
  display_name: '8, Mill Lane, Port Ellery, Nova Scotia, B0J 2C0, Canada',
  name: '',
  category: 'building',
  address: {
    house_number: '8',
    road: 'Mill Lane',
    town: 'Port Ellery',
    state: 'Nova Scotia',
    'ISO3166-2-lvl4': 'CA-NS',
    postcode: 'B0J 2C0',
    country: 'Canada',
    country_code: 'ca',
  },
}

test('reads what Photon answers', () => {
  expect(addressesIn(photon, { type: 'FeatureCollection', features: [photonFeature] })).toEqual([
    {
      name: 'Hotel Adlon',
      address: {
        line1: 'Unter den Linden 77',
        line2: '',
        postcode: '10117',
        city: 'Berlin',
        region: 'Berlin',
        country: 'DE',
      },
      point: { latitude: 52.517037, longitude: 13.38886 },
    },
  ])
})

test('reads what Nominatim answers', () => {
  expect(addressesIn(nominatim, [nominatimPlace])).toEqual([
    {
      name: '',
      address: {
        line1: '8 Mill Lane',
        line2: '',
        postcode: 'B0J 2C0',
        city: 'Port Ellery',
        region: 'Nova Scotia',
        country: 'CA',
      },
      point: { latitude: 44.3775, longitude: -64.3101 },
    },
  ])
})

test.each([
  [
    'a street',
    { name: 'Calle Mayor', osm_key: 'highway', city: 'Madrid' },
    'Calle Mayor',
    'Madrid',
  ],
  ['a town', { name: 'Madrid', osm_key: 'place' }, '', 'Madrid'],
])('Photon names %s by its name', (_, properties, line1, city) => {
  const feature = { geometry: photonFeature.geometry, properties }
  expect(addressesIn(photon, { features: [feature] })).toMatchObject([
    { name: '', address: { line1, city } },
  ])
})

describe('hostile answers', () => {
  it.each([null, 1, 'x', [], {}, { features: {} }, { error: 'x' }])(
    'Photon: %j is no answer',
    (answer) => {
      expect(addressesIn(photon, answer)).toBeNull()
    },
  )
  it.each([null, 1, 'x', {}, { error: 'x' }])('Nominatim: %j is no answer', (answer) => {
    expect(addressesIn(nominatim, answer)).toBeNull()
  })

  it('leaves out what is nowhere, and cuts what is too long', () => {
    const odd = (change: object) => ({ ...nominatimPlace, ...change })
    const road = `${'x'.repeat(500)}\n\u202E<b>`
    const found = addressesIn(nominatim, [
      odd({ lat: '91' }),
      odd({ lat: 'NaN' }),
      odd({ lat: '1e1' }),
      odd({ lon: 5 }),
      odd({ address: null }),
      odd({ address: {} }),
      odd({ name: `y${road}`, address: { road, city: ['a'], country_code: '<b>' } }),
    ])
    expect(found).toHaveLength(1)
    expect(found).toMatchObject([
      { name: `y${'x'.repeat(199)}`, address: { line1: 'x'.repeat(200), city: '', country: '' } },
    ])
  })

  it('gives only addresses and points that can be stored', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.anything())
    const number = fc.oneof(fc.double(), fc.anything())
    const features = fc.record({
      geometry: fc.record({ coordinates: fc.tuple(number, number) }),
      properties: fc.record({ name: text, street: text, city: text, countrycode: text }),
    })
    fc.assert(
      fc.property(fc.array(features), (all) => {
        for (const { address, point, name } of addressesIn(photon, { features: all }) ?? []) {
          expect(v.is(addressSchema, address) && v.is(geo, point) && v.is(line, name)).toBe(true)
          expect(Object.values(address).join(name)).not.toMatch(/\p{Cc}/u)
        }
      }),
      { seed: 16, numRuns: 500 },
    )
  })
})
