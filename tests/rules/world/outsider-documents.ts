import type { Doc } from '#domain/mutation/types.ts'
import { userDoc } from './documents.ts'
import type { Person } from './people.ts'

export function leaverDoc(uid: string, deactivatedAt: string): Doc {
  const left = { companyId: 'home', role: 'technician', status: 'inactive' } as const
  return { ...strayDoc(uid, left), deactivatedAt }
}

export function strayDoc(uid: string, more: Pick<Person, 'companyId'> & Partial<Person>): Doc {
  const email = `${uid}@example.com`
  return userDoc({ uid, email, role: 'owner', status: 'active', permissions: [], ...more })
}
