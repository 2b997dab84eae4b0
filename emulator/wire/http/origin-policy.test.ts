import { describe, expect, test } from 'vitest'
import { createOriginPolicy, parseOrigins } from './origin-policy.ts'

const local = createOriginPolicy({ host: '127.0.0.1', isExposed: false, allowed: [] })
const withAllowed = createOriginPolicy({
  host: '127.0.0.1',
  isExposed: false,
  allowed: ['https://app.example', 'null'],
})
const exposed = createOriginPolicy({ host: '0.0.0.0', isExposed: true, allowed: [] })
const exposedByName = createOriginPolicy({ host: 'office.example', isExposed: true, allowed: [] })

describe('a request is allowed', () => {
  test.each([
    ['it has no origin', local, {}],
    ['its page is on this machine', local, { origin: 'http://localhost:5173' }],
    ['its page is on this machine, with TLS', local, { origin: 'https://127.0.0.1' }],
    ['its page is on this machine, by IPv6', local, { origin: 'http://[::1]:4800' }],
    [
      'its page is on this machine, by a .localhost name',
      local,
      { origin: 'http://app.localhost:4800' },
    ],
    ['its origin is allowed by name', withAllowed, { origin: 'https://app.example' }],
    ['the opaque origin is allowed by name', withAllowed, { origin: 'null' }],
    ['a user typed the address', local, { 'sec-fetch-site': 'none' }],
    ['it comes from the same site', local, { 'sec-fetch-site': 'same-site' }],
    [
      'a link on a page of this machine leads to another name of it',
      local,
      { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:4800/' },
    ],
    [
      'its page has the same IP address as the server',
      exposed,
      { origin: 'http://192.168.1.7:4800', host: '192.168.1.7:4801' },
    ],
    [
      'its page has the same IPv6 address as the server',
      exposed,
      { origin: 'http://[fd00::7]:4800', host: '[fd00::7]:4801' },
    ],
    [
      'its page has the host name that the server was started with',
      exposedByName,
      { origin: 'http://office.example:4800', host: 'office.example:4801' },
    ],
  ])('where %s', (_, policy, headers) => {
    expect(policy.refusal(headers)).toBeUndefined()
  })
})

describe('a request is refused', () => {
  test.each([
    ['from a page of another site', local, { origin: 'https://evil.example' }],
    [
      'from a name that only looks like this machine',
      local,
      { origin: 'http://localhost.evil.example' },
    ],
    ['with a malformed origin', local, { origin: 'localhost' }],
    ['with an opaque origin', local, { origin: 'null' }],
    ['from another port of an allowed origin', withAllowed, { origin: 'https://app.example:8443' }],
    ['that the browser marks as cross-site', local, { 'sec-fetch-site': 'cross-site' }],
    [
      'that follows a link on a page of another site',
      local,
      { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
    ],
    [
      'from a name that was rebound to this machine',
      local,
      { origin: 'http://evil.example', host: 'evil.example' },
    ],
    [
      'from any host name where the server only has an address',
      exposed,
      { origin: 'http://evil.example:4801', host: 'evil.example:4801' },
    ],
    [
      'from another machine',
      exposed,
      { origin: 'http://192.168.1.8:4800', host: '192.168.1.7:4801' },
    ],
  ])('%s', (_, policy, headers) => {
    expect(policy.refusal(headers)).toContain('are not allowed to call this server')
  })
})

test('origins are separated by commas and must be complete', () => {
  expect(parseOrigins(undefined)).toEqual([])
  expect(parseOrigins('https://a.example, http://b.example:8080,null')).toEqual([
    'https://a.example',
    'http://b.example:8080',
    'null',
  ])
  for (const wrong of ['', '*', 'a.example', 'https://a.example/', 'https://a.example:443'])
    expect(() => parseOrigins(wrong)).toThrow('is not an origin')
})
