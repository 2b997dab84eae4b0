import { expect, test } from 'vitest'
import { createLiveValue } from '#lib/live-value.ts'
import type { Session } from '../types/data.ts'
import { followStatus } from './follow-status.ts'

/** The status read without a database, in a session of this kind. */
function statusIn(session: Session) {
  let read: ((db: undefined) => Promise<unknown>) | undefined
  const queries = { follow: (given: typeof read) => (read = given) } as never
  followStatus({ queries, session: createLiveValue(session), online: createLiveValue(true) })
  return read?.(undefined)
}

test('nothing is called synced before the person’s database is open', async () => {
  expect(await statusIn({ kind: 'starting' })).toBeUndefined()
})

test('signed out there is nothing to send', async () => {
  expect(await statusIn({ kind: 'signedOut' })).toMatchObject({ unsent: 0 })
})
