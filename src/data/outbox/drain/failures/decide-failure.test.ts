import { expect, test } from 'vitest'
import { decide } from './decide-failure.ts'
import type { Attempt } from './decide-failure.ts'

const one: Attempt = { mutations: 1, rebases: 0, tokenRefreshed: false }
const failure = (status: string) => ({ status, message: '', retryAfterMs: null })

test.each([
  ['FAILED_PRECONDITION', one, 'rebase'],
  ['ABORTED', one, 'rebase'],
  ['ALREADY_EXISTS', one, 'rebase'],
  ['FAILED_PRECONDITION', { ...one, rebases: 5 }, 'backOff'],
  ['NOT_FOUND', one, 'rebase'],
  ['NOT_FOUND', { ...one, rebases: 1 }, 'askPerson'],
  ['PERMISSION_DENIED', { ...one, mutations: 7 }, 'split'],
  ['PERMISSION_DENIED', one, 'askPerson'],
  ['INVALID_ARGUMENT', one, 'askPerson'],
  ['UNAUTHENTICATED', one, 'refreshToken'],
  ['UNAUTHENTICATED', { ...one, tokenRefreshed: true }, 'backOff'],
  ['RESOURCE_EXHAUSTED', one, 'busy'],
  ['UNAVAILABLE', one, 'backOff'],
  ['INTERNAL', one, 'backOff'],
  ['NO_ANSWER', one, 'backOff'],
  ['NOT_FIRESTORE', one, 'backOff'],
] as const)('%s of %o leads to %s', (status, attempt, decision) => {
  expect(decide(failure(status), attempt)).toBe(decision)
})
