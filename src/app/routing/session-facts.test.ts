import { expect, test } from 'vitest'
import type { Session } from '#data/index.ts'
import { sessionFacts } from './session-facts.ts'

const signedIn = {
  kind: 'signedIn',
  uid: 'u1',
  email: 'demo@example.test',
  displayName: '',
  user: null,
  company: null,
  loading: false,
  error: null,
  needsSignIn: false,
} as const satisfies Session

test('waits while the session is starting or its documents load for the first time', () => {
  expect(sessionFacts({ kind: 'starting' })).toBeNull()
  expect(sessionFacts({ ...signedIn, loading: true })).toBeNull()
})

test('a missing document is not a failed load', () => {
  expect(sessionFacts(signedIn)).toMatchObject({ user: null, company: null, loadFailed: false })
})

test('a failed load without a cached session is reported to the guard', () => {
  expect(sessionFacts({ ...signedIn, error: { type: 'network/offline' } })).toMatchObject({
    loadFailed: true,
  })
})

test('the guard does not wait again while a failed load is repeated', () => {
  const retrying = { ...signedIn, loading: true, error: { type: 'storage/full' } } as const
  expect(sessionFacts(retrying)).toMatchObject({ loadFailed: true })
})
