/** Milliseconds. */
export const day = 86_400_000
export const iso = (ms: number) => new Date(ms).toISOString()

/** What every document has that the office created at this time. */
export const stampsAt = (ms: number) => ({
  schema: 1,
  updatedAt: iso(ms),
  updatedBy: 'office',
  deletedAt: null,
  createdAt: iso(ms),
  createdBy: 'office',
})

/** Documents as clients store them, with what a test changes. */
export const inviteMail = (email: string, more: object = {}) => ({
  email,
  code: 'c0de-of-sixteen-letters',
  language: 'en',
  companyName: 'Harbour Field Services',
  inviterName: 'Ingrid Sable',
  name: 'Tomas',
  note: 'See you on Monday',
  role: 'technician',
  expiresAt: iso(Date.now() + 7 * day),
  ...more,
})

export const company = (more: object = {}) => ({
  name: 'Harbour',
  isSetup: true,
  subscriptionStatus: 'trialing',
  ownerId: 'owner',
  createdAt: iso(Date.now() - 15 * day),
  schema: 1,
  updatedAt: iso(Date.now()),
  updatedBy: 'owner',
  ...more,
})

export const user = (more: object = {}) => ({
  name: 'Ingrid Sable',
  email: 'ingrid@example.com',
  role: 'owner',
  status: 'active',
  companyId: 'c1',
  permissions: [],
  language: null,
  schema: 1,
  updatedAt: iso(Date.now()),
  updatedBy: 'owner',
  ...more,
})
