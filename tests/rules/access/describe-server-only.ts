import { describe, expect, it } from 'vitest'
import { systemUid } from '#domain/access/system-actor.ts'
import { people } from '../world/people.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

/** Collections of the server: mails and what functions note. Rules do not apply to it. */
const serverOnly = {
  mail: {
    to: ['someone@example.com'],
    message: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  },
  mailCounts: { day: '2026-03-02', count: 1 },
  disabledMembers: { dueAt: null },
  companyRestores: { source: 'one', finishedAt: null },
  companyBilling: { facts: [] },
  companyAccounts: { accountId: 'acct_1', formerId: '', chargesEnabled: true, isOff: false },
  invoiceCheckouts: { sessionId: 'cs_1', state: 'open', companyId: 'home' },
  stripeEvents: { type: 'invoice.paid' },
  companyDeletions: { startedAt: null, finishedAt: null },
}

export function describeServerOnly(world: () => World): void {
  const anyone = [...people.map(({ uid }) => uid), null]

  describe.each(Object.entries(serverOnly))(
    'the collection %s of the server',
    (collection, doc) => {
      it.each(anyone)('is closed to %s', async (uid) => {
        const path = `${collection}/one`
        expect(await world().mayGet(uid, path)).toBe(false)
        expect(await world().mayList(uid, '', { from: [{ collectionId: collection }] })).toBe(false)
        for (const write of [createOf(path, doc), updateOf(path, doc)]) {
          expect(await world().mayCommit(uid, [write])).toBe(false)
          expect(await world().mayCommitBare(uid, [write])).toBe(false)
        }
      })
    },
  )

  it.each(people)('$uid cannot act as the server', async ({ uid }) => {
    const edit = updateOf('companies/home', { name: 'Mine', updatedBy: systemUid })
    expect(await world().mayCommit(uid, [edit], { actorId: systemUid })).toBe(false)
    const ended = updateOf('companies/home', { subscriptionStatus: 'trialing', updatedBy: uid })
    for (const name of ['company/endTrial', 'company/edit', 'share/rate'])
      expect(await world().mayCommit(uid, [ended], { name })).toBe(false)
    const longer = updateOf('companies/home', {
      trialEndsAt: '2036-01-01T00:00:00Z',
      updatedBy: uid,
    })
    expect(await world().mayCommit(uid, [longer], { name: 'company/edit' })).toBe(false)
  })
}
