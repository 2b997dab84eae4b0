import { expect, it } from 'vitest'
import type { Searchable } from '#data/index.ts'
import { findAddress } from './find-address.ts'

const more = { title: 'Valve 15', note: '', text: '', codes: [], customerId: 'c1', threadId: 't1' }

it.each<[Searchable['kind'], string, string]>([
  ['order', '/orders/x', '/orders/x'],
  ['customer', '/customers/x', '/customers/x'],
  ['site', '/customers/c1?site=x', '/customers/c1?site=x'],
  ['asset', '/customers/c1?asset=x', '/customers/c1?asset=x'],
  ['invoice', '/invoices/x', '/invoices/x'],
  ['estimate', '/estimates/x', '/estimates/x'],
  ['part', '/inventory/x', '/dashboard/van?q=Valve%2015'],
  ['person', '/technicians/x', '/chat?thread=direct-me__x'],
  ['message', '/chat?thread=t1&message=x', '/chat?thread=t1&message=x'],
])('%s opens %s for the office, %s for a technician', (kind, office, technician) => {
  const one = { kind, id: 'x', ...more }
  expect(findAddress(one, { uid: 'me', office: true })).toBe(office)
  expect(findAddress(one, { uid: 'me', office: false })).toBe(technician)
})
