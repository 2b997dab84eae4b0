/** Documents of a customer and a former member, with names and addresses that an erasure has to find. */

export const at = '2026-03-02T09:00:00.000Z'
export const home = 'companies/c1'
export const name = 'Elena Petrova'
export const stamps = { schema: 1, updatedAt: new Date(at), updatedBy: 'owner', deletedAt: null }
export const created = { ...stamps, createdAt: at, createdBy: 'owner' }
export const customer = (more: object = {}) => ({
  name,
  phone: '+34 600 100 200',
  email: 'elena@petrova.example',
  notes: 'The bell says Petrova',
  billingAddress: null,
  primarySiteId: 's1',
  archivedAt: null,
  ...created,
  ...more,
})
export const site = {
  customerId: 'c',
  name: '',
  address: { line1: '7 Tide Lane', city: 'Harbour' },
  directions: 'Ask for Elena',
  gateCode: '4711',
  accessNotes: 'Dog',
  geo: { latitude: 1, longitude: 2 },
  archivedAt: null,
  ...created,
}
export const otherOrder = (more: object) =>
  order('other', { title: 'Oven', description: 'x', instructions: '', answers: '{}', ...more })
export const order = (customerId: string, more: object = {}) => ({
  title: `Boiler of ${name.toUpperCase()}`,
  description: 'Elena says it leaks',
  instructions: 'Ring twice',
  customerId,
  siteId: 's1',
  status: 'done',
  answers: JSON.stringify({ who: `Seen by\n${name}` }),
  resolution: `Replaced. ${name} was there, code 4711.`,
  ...created,
  ...more,
})
export const receipt = (mutation: string, refs: readonly string[], details: object) => ({
  name: mutation,
  refs,
  actorId: 'owner',
  at,
  readerIds: ['owner'],
  schema: 1,
  receivedAt: new Date(at),
  details: JSON.stringify({ version: 1, conflicts: [], merged: [], ...details }),
})
export const person = (more: object = {}) => ({
  name: 'Tomas Rivera',
  email: 'tomas@example.com',
  phone: '+34 600 300 400',
  trade: 'Plumber',
  role: 'technician',
  status: 'inactive',
  companyId: 'c1',
  permissions: ['inventory'],
  language: 'es',
  deactivatedAt: at,
  ...stamps,
  ...more,
})
