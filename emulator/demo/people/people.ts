import type { DemoAccount, Trade } from '../base/types.ts'

export interface DemoPerson extends DemoAccount {
  readonly trade: Trade | null
  readonly permissions: readonly string[]
  readonly status: 'active' | 'inactive'
}

/** Of all demo accounts. */
export const demoPassword = 'daybook-demo'

export const owner = person('owner', 'Grace Comeau', 'owner', 'owner')
export const admin = person('admin', 'Maya Chen', 'admin', 'admin')
const secondAdmin = person('admin-2', 'Patrick Doyle', 'admin')
export const technician = worker('technician', 'Daniel Reyes', 'heating', {
  mailbox: 'technician',
  permissions: ['inventory'],
})

/** On standby today: called out instead of planned. */
export const onCall = {
  heating: worker('heating-3', 'Noah Surette', 'heating'),
  electrical: worker('electrical-2', 'Claire Boudreau', 'electrical'),
  refrigeration: worker('refrigeration-2', 'Luc Thibeau', 'refrigeration'),
}

export const former: DemoPerson = {
  ...worker('electrical-3', 'Victor Lund', 'electrical'),
  status: 'inactive',
}
export const leftDaysAgo = 18

export const technicians: readonly DemoPerson[] = [
  technician,
  worker('heating-2', 'Nora MacLeod', 'heating'),
  onCall.heating,
  worker('electrical-1', 'Amir Haddad', 'electrical', { permissions: ['edit_customers'] }),
  onCall.electrical,
  former,
  worker('refrigeration-1', 'Priya Raman', 'refrigeration'),
  onCall.refrigeration,
  worker('refrigeration-3', 'Kofi Mensah', 'refrigeration'),
]

export const office: readonly DemoPerson[] = [admin, secondAdmin]
export const people: readonly DemoPerson[] = [owner, ...office, ...technicians]

/** One of each role, for anyone who wants to look around. */
export const headliners: readonly DemoPerson[] = [owner, admin, technician]

function person(
  slug: string,
  name: string,
  role: DemoAccount['role'],
  mailbox = name.toLowerCase().replace(' ', '.'),
): DemoPerson {
  return {
    uid: `demo-${slug}`,
    email: `${mailbox}@daybook.demo`,
    password: demoPassword,
    name,
    role,
    trade: null,
    permissions: [],
    status: 'active',
  }
}

function worker(
  slug: string,
  name: string,
  trade: Trade,
  {
    mailbox,
    permissions = [],
  }: { readonly mailbox?: string; readonly permissions?: readonly string[] } = {},
): DemoPerson {
  return { ...person(slug, name, 'technician', mailbox), trade, permissions }
}
