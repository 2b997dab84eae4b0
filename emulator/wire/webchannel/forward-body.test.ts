import { expect, test } from 'vitest'
import { parseForwardBody } from './forward-body.ts'

test('parses headers, offset and messages', () => {
  const body = parseForwardBody(
    'headers=X-Goog-Api-Client%3Agl-js%2F%0D%0AAuthorization%3ABearer%20a.b%3Ac%0D%0A' +
      '&count=2&ofs=7&req0___data__=%7B%22a%22%3A%221%2B1%22%7D&req1___data__=%5B%5D',
  )
  expect(body.headers.get('authorization')).toBe('Bearer a.b:c')
  expect([body.offset, body.messages]).toEqual([7, ['{"a":"1+1"}', '[]']])
})

test.each(['count=-1', 'count=1e3', 'count=1', 'count=2&req0___data__=1', 'count=1001', 'ofs=x'])(
  'refuses %s',
  (text) => {
    expect(() => parseForwardBody(text)).toThrow('Malformed WebChannel request')
  },
)
