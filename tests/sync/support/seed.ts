import type { Doc, Ref } from '#domain/mutation/types.ts'
import { createWrite } from '#data/server/rest/write.ts'
import type { Write } from '#emulator/engine/types.ts'
import type { InProcessServer } from './in-process-server.ts'
import { projectId } from './in-process-server.ts'
import { sentOrder } from '../../fixtures/sent-order.ts'

export const companyId = 'c1'
export const people = { office: 'office1', techA: 'techA', techB: 'techB' } as const
export const orderIds = ['o1', 'o2', 'o3', 'o4'] as const

const epoch = '2026-03-01T08:00:00.000Z'
const stamps = { schema: 1, updatedBy: 'seed', deletedAt: null }

/** A small company: an office, two technicians, a customer and four orders sent to them. */
export async function seedCompany(server: InProcessServer): Promise<void> {
  const docs: [Ref, Doc][] = [
    [
      `companies/${companyId}`,
      {
        ...stamps,
        name: 'Demo Company',
        isSetup: true,
        subscriptionStatus: 'active',
        plan: null,
        disabledFeatures: [],
        tracking: 'travel',
        ownerId: 'owner1',
        createdAt: epoch,
      },
    ],
    user(people.office, 'admin'),
    user(people.techA, 'technician'),
    user(people.techB, 'technician'),
    ['customers/k1', { ...stamps, name: 'Demo Customer', createdAt: epoch, createdBy: 'seed' }],
    ['sites/s1', { ...stamps, customerId: 'k1', createdAt: epoch, createdBy: 'seed' }],
    ...orderIds.map((id, i) => order(id, i % 2 === 0 ? people.techA : people.techB)),
  ]
  const tenant = { projectId, companyId }
  await server.engine.commit(docs.map(([ref, doc]) => createWrite(ref, doc, tenant) as never))
}

/** A user document as written at the server. */
export function userWrite(uid: string, role: string, status: string): Write {
  const tenant = { projectId, companyId }
  const { currentDocument: _any, ...write } = createWrite(...user(uid, role, status), tenant)
  return write as unknown as Write
}

function user(uid: string, role: string, status = 'active'): [Ref, Doc] {
  const email = `${uid}@example.com`
  return [
    `users/${uid}`,
    { ...stamps, name: `Demo ${uid}`, email, role, status, companyId, permissions: [] },
  ]
}

function order(id: string, assignee: string): [Ref, Doc] {
  return [`orders/${id}`, sentOrder(`W-${id}`, `Demo order ${id}`, assignee)]
}
