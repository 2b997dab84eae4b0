import { shareArgs } from '#domain/share/share.fixture.ts'
import { newShareId, openShareId, revokedShareId } from '../world/share-document.ts'
import { mutation, type MutationCase } from './mutation.ts'

const args = shareArgs({ targetId: 'e-sent', customerId: 'c1' })

const reminded = {
  ...args,
  kind: 'invoice',
  targetId: 'i-mailed',
  customerId: 'c-mailed',
  mailTo: 'ana@example.com',
  reminder: 1,
} as const

/** Links to documents of each kind, made and taken back. */
export const shareCases: readonly MutationCase[] = [
  mutation('share/create', args),
  mutation('share/create', {
    ...args,
    kind: 'visit',
    targetId: 'o-onSite',
    expiresAt: '2026-03-20T09:00:00.000Z',
  }),
  ...[0, 1, 3].map((reminder) => mutation('share/create', { ...reminded, reminder })),
  mutation('share/create', { ...reminded, reminder: 1, mailTo: '' }),
  mutation('share/create', {
    ...args,
    customerId: 'c-mailed',
    mailTo: 'ana@example.com',
    reminder: 1,
  }),
  mutation('share/create', { ...args, shareId: 'a'.repeat(64) }),
  mutation('share/create', { ...args, expiresAt: '2027-06-01T09:00:00.000Z' }),
  ...[openShareId, revokedShareId, newShareId].map((shareId) =>
    mutation('share/revoke', { shareId }),
  ),
]
