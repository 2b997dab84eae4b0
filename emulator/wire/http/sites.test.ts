import { describe, expect, test } from 'vitest'
import { createSites, parseOrigins } from './sites.ts'

const here = createSites({ host: '127.0.0.1', isExposed: false, allowed: [] })
const named = createSites({
  host: '127.0.0.1',
  isExposed: false,
  allowed: ['https://app.example', 'null'],
})
const everywhere = createSites({ host: '0.0.0.0', isExposed: true, allowed: [] })
const byName = createSites({ host: 'office.example', isExposed: true, allowed: [] })

describe('a page may call', () => {
  test.each([
    ['nobody says from where', here, {}],
    ['it is of this machine', here, { origin: 'http://localhost:5173' }],
    ['it is of this machine, with TLS', here, { origin: 'https://127.0.0.1' }],
    ['it is of this machine by IPv6', here, { origin: 'http://[::1]:4800' }],
    ['it is of this machine by a name of its own', here, { origin: 'http://app.localhost:4800' }],
    ['it is allowed by name', named, { origin: 'https://app.example' }],
    ['no origin at all is allowed by name', named, { origin: 'null' }],
    ['somebody typed the address', here, { 'sec-fetch-site': 'none' }],
    ['it is of the same site', here, { 'sec-fetch-site': 'same-site' }],
    [
      'a link led from this machine by another name',
      here,
      { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:4800/' },
    ],
    [
      'it comes from the very address',
      everywhere,
      { origin: 'http://192.168.1.7:4800', host: '192.168.1.7:4801' },
    ],
    [
      'it comes from the very address of IPv6',
      everywhere,
      { origin: 'http://[fd00::7]:4800', host: '[fd00::7]:4801' },
    ],
    [
      'it comes from the name that the server was given',
      byName,
      { origin: 'http://office.example:4800', host: 'office.example:4801' },
    ],
  ])('where %s', (_, sites, headers) => {
    expect(sites.refusal(headers)).toBeUndefined()
  })
})

describe('a page may not call', () => {
  test.each([
    ['where it is of another site', here, { origin: 'https://evil.example' }],
    ['that only looks like this machine', here, { origin: 'http://localhost.evil.example' }],
    ['with an origin that is none', here, { origin: 'localhost' }],
    ['that hides its origin', here, { origin: 'null' }],
    ['from a port of an allowed name', named, { origin: 'https://app.example:8443' }],
    ['that a browser calls foreign', here, { 'sec-fetch-site': 'cross-site' }],
    [
      'that was linked from a foreign one',
      here,
      { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
    ],
    [
      'under a name that was bent to this machine',
      here,
      { origin: 'http://evil.example', host: 'evil.example' },
    ],
    [
      'under any name where only addresses are sure',
      everywhere,
      { origin: 'http://evil.example:4801', host: 'evil.example:4801' },
    ],
    [
      'from another machine',
      everywhere,
      { origin: 'http://192.168.1.8:4800', host: '192.168.1.7:4801' },
    ],
  ])('%s', (_, sites, headers) => {
    expect(sites.refusal(headers)).toContain('may not call this server')
  })
})

test('origins are separated by commas and written out', () => {
  expect(parseOrigins(undefined)).toEqual([])
  expect(parseOrigins('https://a.example, http://b.example:8080,null')).toEqual([
    'https://a.example',
    'http://b.example:8080',
    'null',
  ])
  for (const wrong of ['', '*', 'a.example', 'https://a.example/', 'https://a.example:443'])
    expect(() => parseOrigins(wrong)).toThrow('is no origin')
})
