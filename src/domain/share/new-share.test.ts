import { expect, test } from 'vitest'
import { newShareToken } from '#lib/new-share-token.ts'
import * as v from 'valibot'
import { isShareActive, newShare } from './new-share.ts'
import { mostShareDays } from './share-days.ts'
import { shareKinds } from './share-kind.ts'
import { shareToken } from './share-link.ts'
import { shareIdOf } from './share-target.ts'

const now = Date.parse('2026-03-02T09:00:00Z')

test('a new token is one that a link takes, whatever the random bytes', () => {
  for (const byte of [0, 62, 63, 251, 255])
    expect(
      v.is(
        shareToken,
        newShareToken((bytes) => bytes.fill(byte)),
      ),
    ).toBe(true)
  expect(newShareToken()).not.toBe(newShareToken())
})

test.each(shareKinds)('a link to an %s ends within what is allowed', (kind) => {
  const token = newShareToken((bytes) => bytes.fill(7))
  const made = newShare({ kind, targetId: 't1', customerId: 'c1', mailTo: '' }, token, now)
  const days = (Date.parse(made.expiresAt) - now) / 86_400_000
  expect(made).toMatchObject({ shareId: shareIdOf(token), token, kind, targetId: 't1' })
  expect(days).toBeGreaterThanOrEqual(14)
  expect(days).toBeLessThanOrEqual(mostShareDays[kind])
})

test('a link works until it ends or is turned off', () => {
  const share = { revokedAt: null, expiresAt: '2026-03-02T10:00:00Z' }
  expect(isShareActive(share, now)).toBe(true)
  expect(isShareActive(share, Date.parse('2026-03-02T10:00:00Z'))).toBe(false)
  expect(isShareActive({ ...share, revokedAt: '2026-03-02T08:00:00Z' }, now)).toBe(false)
})
