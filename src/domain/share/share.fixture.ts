import type { MutationArgs } from '../mutation/registry.ts'
import { shareIdOf } from './share-target.ts'

/** 128 bits, for tests. */
const shareTokenFixture = 'abcdefghijklmnopqrstuA'

/** A link to a sent estimate, for tests. */
export function shareArgs(
  more: Partial<MutationArgs<'share/create'>> = {},
): MutationArgs<'share/create'> {
  return {
    shareId: shareIdOf(more.token ?? shareTokenFixture),
    token: shareTokenFixture,
    kind: 'estimate',
    targetId: 'e1',
    customerId: 'cu1',
    mailTo: '',
    reminder: 0,
    expiresAt: '2026-04-01T09:00:00.000Z',
    ...more,
  }
}
