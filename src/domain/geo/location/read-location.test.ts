import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type LocationText, readLocation } from './read-location.ts'

const here: LocationText = {
  kind: 'point',
  point: { latitude: 44.3775, longitude: -64.3101 },
}

describe('links of maps', () => {
  it.each([
    'geo:44.3775,-64.3101',
    'geo:44.3775,-64.3101;u=35',
    'geo:44.3775,-64.3101,12;crs=wgs84;u=35',
    'geo:44.3775,-64.3101?z=17',
    'geo:0,0?q=44.3775,-64.3101(Mill+Lane+8)',
    'geo:44.1,-64.9?q=44.3775%2C-64.3101',
    'https://www.google.com/maps/@44.3775,-64.3101,17z',
    'https://www.google.com/maps/@44.3775,-64.3101,3a,75y,90h,90t/data=!3m6!1e1',
    'https://www.google.com/maps/place/Mill/@44.37,-64.3,17z/data=!3m1!4b1!8m2!3d44.3775!4d-64.3101!16s',
    'https://www.google.com/maps/dir/A/B/@44.3,-64.2,14z/data=!8m2!3d44.1!4d-64.1!8m2!3d44.3775!4d-64.3101',
    'https://www.google.com/maps/place/44.3775,-64.3101/@44.37,-64.3,17z',
    'https://www.google.co.uk/maps/search/44.3775,+-64.3101',
    'https://www.google.com/maps/search/?api=1&query=44.3775%2C-64.3101',
    'https://www.google.com/maps/dir/?api=1&destination=44.3775,-64.3101',
    'https://maps.google.com/?q=44.3775,-64.3101',
    'https://maps.google.es/maps?q=loc:44.3775,-64.3101+(Mill)',
    'http://maps.apple.com/?ll=44.3775,-64.3101&q=Mill',
    'https://maps.apple.com/place?coordinate=44.3775,-64.3101&name=Mill',
    'maps://?daddr=44.3775%2C-64.3101',
    'https://www.openstreetmap.org/?mlat=44.3775&mlon=-64.3101#map=17/44.1/-64.1',
    'https://www.openstreetmap.org/#map=17/44.3775/-64.3101&layers=N',
    'https://www.openstreetmap.org/search?query=44.3775%2C-64.3101',
    'https://www.bing.com/maps?cp=44.3775~-64.3101&lvl=17',
    'https://www.bing.com/maps/?cp=44.1~-64.1&sp=point.44.3775_-64.3101_Mill%20Lane',
    'https://waze.com/ul?ll=44.3775,-64.3101&navigate=yes',
    'https://www.waze.com/live-map/directions?to=ll.44.3775%2C-64.3101',
    '44.3775, -64.3101',
  ])('reads %s', (link) => {
    expect(readLocation(link)).toEqual(here)
  })

  it.each([
    'Look, the pump house:\nhttps://maps.google.com/?q=44.3775,-64.3101',
    'Mill Lane 8 (https://maps.google.com/?q=44.3775,-64.3101)',
    'maps.google.com/?q=44.3775,-64.3101',
    'https://maps.app.goo.gl/x9 https://maps.google.com/?q=44.3775,-64.3101',
  ])('finds the link in %j', (text) => {
    const found = readLocation(text)
    expect(found.kind === 'point' && found.point).toEqual(here.point)
  })

  it.each([
    'https://maps.app.goo.gl/Ab3dE5',
    'Mill Lane 8\nhttps://maps.app.goo.gl/Ab3dE5?g_st=ic',
    'https://goo.gl/maps/Ab3dE5',
    'https://maps.apple/p/Ab3dE5',
    'https://osm.org/go/0EEQjE--?m=',
    'https://waze.com/ul/hf0x0x0x0x',
  ])('knows that %j is a short one', (link) => {
    expect(readLocation(link)).toEqual({ kind: 'shortLink' })
  })

  it.each([
    '',
    'Mill Lane 8',
    'geo:0,0?q=Mill+Lane',
    'https://maps.google.com/?q=12,+5+Mill+Street',
    'https://maps.google.com/?q=Mill+Lane',
    'https://www.google.com/search?q=44.3775,-64.3101',
    'https://google.com.evil.example/maps/@44.3775,-64.3101,17z',
    'https://evil.example/?ll=44.3775,-64.3101&host=maps.apple.com',
    'https://www.google.com/maps/@91.3775,-64.3101,17z',
    'https://www.openstreetmap.org/?mlat=44.3775',
    'https://maps.google.com/?q=1e5,Infinity',
    // oxlint-disable-next-line no-script-url
    'javascript:alert(1)//maps.google.com/?q=44.3775,-64.3101',
  ])('reads nothing from %j', (text) => {
    expect(readLocation(text)).toEqual({ kind: 'unknown' })
  })
})

const numbers = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '44.3',
    '-64.3',
    '91',
    '181',
    '-999',
    'NaN',
    '1e9',
    '٤٤',
    '0x1F',
    '%',
    '%E0%A4%A',
  ),
)
const links = fc.constantFrom(
  'geo:$1,$2',
  'geo:$2,$1?q=$1,$2',
  'https://www.google.com/maps/@$1,$2,17z',
  'https://www.google.com/maps/place/x/data=!3d$1!4d$2',
  'https://maps.google.com/?q=$1,$2',
  'https://maps.apple.com/?ll=$1,$2',
  'https://www.openstreetmap.org/?mlat=$1&mlon=$2#map=1/$1/$2',
  'https://www.bing.com/maps?cp=$1~$2&sp=point.$2_$1_x',
  'https://waze.com/ul?ll=$1,$2',
  '$1 $2',
)

test('a text longer than any link is not read', () => {
  expect(readLocation(`${' '.repeat(4000)}44.3775, -64.3101`)).toEqual({ kind: 'unknown' })
})

test('no text makes it throw or leave the world', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .tuple(links, numbers, numbers)
      .map(([link, a, b]) => link.replaceAll('$1', () => a).replaceAll('$2', () => b)),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const found = readLocation(text)
      if (found.kind !== 'point') return
      expect(Math.abs(found.point.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(found.point.longitude)).toBeLessThanOrEqual(180)
    }),
    { seed: 16, numRuns: 2000 },
  )
})
