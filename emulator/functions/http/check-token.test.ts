import { expect, test } from 'vitest'
import { readJwt } from '#emulator/auth/tokens/jwt.ts'
import { checkToken } from './check-token.ts'

const claimsOf = (token: string) => (token === 'good' ? { sub: 'anna' } : undefined)
const callable = { type: 'callable' } as const
const https = { type: 'https' } as const

test('hands on the claims of a valid token as one that the Admin SDK accepts', () => {
  for (const trigger of [callable, https]) {
    const header = checkToken('Bearer good', trigger, claimsOf) ?? ''
    const jwt = readJwt(header.slice('Bearer '.length))
    expect(jwt).toMatchObject({ alg: 'none', payload: { sub: 'anna' }, signature: '' })
  }
})

test('refuses an invalid token of a callable, and leaves others to the function', () => {
  expect(checkToken('Bearer bad', callable, claimsOf)).toBeNull()
  expect(checkToken('Basic YTpi', callable, claimsOf)).toBeNull()
  expect(checkToken('Bearer bad', https, claimsOf)).toBe('Bearer bad')
  expect(checkToken(undefined, callable, claimsOf)).toBeUndefined()
})

test('passes on no unsigned token, which the function would accept', () => {
  expect(checkToken('Bearer a.b.', https, claimsOf)).toBeUndefined()
})
