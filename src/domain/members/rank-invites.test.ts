import { expect, test } from 'vitest'
import type { Invite } from '../entities/invite.ts'
import { rankInvites } from './rank-invites.ts'

const now = '2026-03-10T12:00:00Z'

function invite(id: string, more: Partial<Invite> = {}): Invite {
  return {
    id,
    schema: 1,
    updatedAt: now,
    updatedBy: 'u1',
    deletedAt: null,
    email: `${id}@example.com`,
    name: '',
    role: 'technician',
    permissions: [],
    language: null,
    note: '',
    status: 'pending',
    expiresAt: '2026-03-12T12:00:00Z',
    sentCount: 1,
    companyName: 'Harbour',
    inviterName: 'Grace',
    replacedById: null,
    openedAt: null,
    requestedAt: null,
    acceptedAt: null,
    acceptedBy: null,
    createdAt: '2026-03-05T12:00:00Z',
    createdBy: 'u1',
    ...more,
  }
}

test('who asked for a new link comes first, then who can still join, then the rest', () => {
  const expired = { expiresAt: '2026-03-09T12:00:00Z' }
  const ranked = rankInvites(
    [
      invite('revoked', { status: 'revoked' }),
      invite('accepted', { status: 'accepted', requestedAt: now }),
      invite('expired', expired),
      invite('asked', { ...expired, requestedAt: now }),
      invite('older', { createdAt: '2026-03-04T12:00:00Z' }),
      invite('newer'),
    ],
    now,
    false,
  )
  expect(ranked.map(({ invite: { id }, state }) => [id, state])).toEqual([
    ['asked', 'expired'],
    ['newer', 'pending'],
    ['older', 'pending'],
    ['expired', 'expired'],
    ['accepted', 'accepted'],
    ['revoked', 'revoked'],
  ])
  expect(ranked.filter(({ askedAt }) => askedAt !== null)).toHaveLength(1)
})

test('an invitation sent again is one row, asked for again only by what was asked after it was sent', () => {
  const before = { status: 'revoked', replacedById: 'again' }
  const again = invite('again', { createdAt: '2026-03-08T12:00:00Z' })
  const asked = (requestedAt: string) =>
    rankInvites([invite('first', { ...before, requestedAt }), again], now, false)
  expect(asked('2026-03-07T12:00:00Z')).toMatchObject([{ invite: { id: 'again' }, askedAt: null }])
  expect(asked('2026-03-09T12:00:00Z')).toMatchObject([
    { invite: { id: 'again' }, askedAt: '2026-03-09T12:00:00Z' },
  ])
})

test('an invitation stays when the one that replaced it has not arrived, or they name each other', () => {
  const alone = invite('first', { status: 'revoked', replacedById: 'missing' })
  expect(rankInvites([alone], now, false)).toHaveLength(1)
  const circle = [
    invite('a', { replacedById: 'b' }),
    invite('b', { replacedById: 'a' }),
    invite('c', { replacedById: 'c', status: 'revoked' }),
  ]
  expect(rankInvites(circle, now, false)).toEqual([])
})

test('who opened a link while no seat is free comes before those who did not', () => {
  const invites = [
    invite('waits'),
    invite('opened', { openedAt: now, createdAt: '2026-03-04T12:00:00Z' }),
  ]
  const first = (isFull: boolean) => rankInvites(invites, now, isFull)[0]
  expect(first(true)).toMatchObject({ invite: { id: 'opened' }, lacksSeat: true })
  expect(first(false)).toMatchObject({ invite: { id: 'waits' }, lacksSeat: false })
})
