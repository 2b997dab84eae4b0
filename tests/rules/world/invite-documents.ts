import { createHash } from 'node:crypto'
import type { Doc } from '#domain/mutation/types.ts'
import { created, stamps } from './documents.ts'

/** The code of an invitation in these tests, and the invitation's id: its hash. */
export const inviteCode = 'aB3dE6gH9jK2mN5pQ8sT1v'
export const inviteHash = createHash('sha256').update(inviteCode).digest('hex')

export function inviteDoc(email: string, more: Doc = {}): Doc {
  return {
    email,
    name: '',
    role: 'technician',
    permissions: ['inventory'],
    language: null,
    note: '',
    status: 'pending',
    expiresAt: '2026-03-08T08:00:00.000Z',
    sentCount: 1,
    companyName: 'Harbour',
    inviterName: 'Somebody',
    replacedById: null,
    openedAt: null,
    requestedAt: null,
    acceptedAt: null,
    acceptedBy: null,
    ...created,
    ...stamps,
    ...more,
  }
}

export function inviteMailDoc(email: string, code: string): Doc {
  const { permissions: _, status: _1, sentCount: _2, ...rest } = inviteDoc(email)
  const { replacedById: _3, openedAt: _4, requestedAt: _5, ...more } = rest
  const { acceptedAt: _6, acceptedBy: _7, ...told } = more
  return { ...told, code }
}

export function seatsDoc(used: number, limit: number): Doc {
  return { used, limit, userId: 'owner', isTaken: true, ...stamps }
}
