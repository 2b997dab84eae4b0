import type { DemoAccount, Trade } from '../base/types.ts'

export interface DemoPerson extends DemoAccount {
  readonly trade: Trade | null
  readonly permissions: readonly string[]
  readonly status: 'active' | 'inactive'
}

const password = 'daybook-demo'

export const owner = person('owner', 'Demo Owner', 'owner')
export const admin = person('admin', 'Demo Admin', 'admin')
const secondAdmin = person('admin-2', 'Dispatch Admin', 'admin')
export const technician = worker('technician', 'Demo Technician', 'heating', ['inventory'])

/** On stand-by today: nothing planned, called out instead. */
export const onCall = {
  heating: worker('heating-3', 'Heating Technician 3', 'heating'),
  electrical: worker('electrical-2', 'Electrical Technician 2', 'electrical'),
  refrigeration: worker('refrigeration-2', 'Refrigeration Technician 2', 'refrigeration'),
}

/** Has left, so many days ago. */
export const former: DemoPerson = {
  ...worker('electrical-3', 'Electrical Technician 3', 'electrical'),
  status: 'inactive',
}
export const leftDaysAgo = 18

export const technicians: readonly DemoPerson[] = [
  technician,
  worker('heating-2', 'Heating Technician 2', 'heating'),
  onCall.heating,
  worker('electrical-1', 'Electrical Technician 1', 'electrical', ['edit_customers']),
  onCall.electrical,
  former,
  worker('refrigeration-1', 'Refrigeration Technician 1', 'refrigeration'),
  onCall.refrigeration,
  worker('refrigeration-3', 'Refrigeration Technician 3', 'refrigeration'),
]

export const office: readonly DemoPerson[] = [admin, secondAdmin]
export const people: readonly DemoPerson[] = [owner, ...office, ...technicians]

/** One of each role, for somebody who wants to look around. */
export const headliners: readonly DemoPerson[] = [owner, admin, technician]

function person(slug: string, name: string, role: DemoAccount['role']): DemoPerson {
  return {
    uid: `demo-${slug}`,
    email: `${slug}@daybook.demo`,
    password,
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
  permissions: readonly string[] = [],
): DemoPerson {
  return { ...person(slug, name, 'technician'), trade, permissions }
}
