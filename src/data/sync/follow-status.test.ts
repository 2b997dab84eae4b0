import { expect, test, vi } from 'vitest'
import { createLiveValue } from '#lib/live-value.ts'
import type { Queries } from '../queries/create-queries.ts'
import type { Session } from '../types/data.ts'
import { followStatus } from './follow-status.ts'

/** Reads the status without a database, in a session of this kind; counts how often it asks to be read again. */
function statusIn(session: Session) {
  let read: (() => Promise<unknown>) | undefined
  const again = vi.fn()
  const queries: Pick<Queries, 'follow'> = {
    follow(given, also) {
      read = () => given(undefined)
      for (const one of also) one.subscribe(again)
      return { get: () => undefined, subscribe: () => () => undefined }
    },
  }
  followStatus({ queries, session: createLiveValue(session), online: createLiveValue(true) })
  return { read: () => read?.(), again }
}

test('nothing is called synced before the person’s database is open', async () => {
  const { read, again } = statusIn({ kind: 'starting' })
  expect(await read()).toBeUndefined()
  expect(await read()).toBeUndefined()
  expect(again).not.toHaveBeenCalled()
})

test('signed out there is nothing to send, which is read as soon as the code for it is here', async () => {
  const { read, again } = statusIn({ kind: 'signedOut' })
  expect(await read()).toBeUndefined()
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce(), { timeout: 30_000 })
  expect(await read()).toMatchObject({ unsent: 0 })
})
