import type { Doc } from '#domain/mutation/types.ts'

export const at = '2026-03-01T08:00:00.000000Z'

/** An order as the server holds it, sent to the person of `someone`. */
export const order: Doc = {
  schema: 1,
  updatedAt: at,
  updatedBy: 'office',
  deletedAt: null,
  ref: 'W-1',
  title: 'Demo order',
  customerId: 'k1',
  siteId: 's1',
  status: 'dispatched',
  statusAt: at,
  open: true,
  isSent: true,
  assigneeIds: ['u1'],
  createdAt: at,
  createdBy: 'office',
}

export const someone = {
  uid: 'u1',
  companyId: 'c1',
  role: 'technician',
  status: 'active',
  permissions: [],
} as const
