import { customers } from './customers.ts'
import { orders } from './orders.ts'
import { admin, owner, people } from './people.ts'
import { iso, tellOrder, type Told } from './tell-order.ts'
import type { DemoDocument } from './types.ts'

export const companyId = 'demo-company'

const hour = 3_600_000
const officeDay = [{ start: '08:00', end: '17:00' }]
const stamps = { schema: 1, deletedAt: null }

/** Every document of the demo company, around `now` (milliseconds since 1970). */
export function demoDocuments(now: number): readonly DemoDocument[] {
  const founded = now - 200 * 24 * hour
  return [
    companyDocument(founded),
    ...people.map((person): DemoDocument => ({
      path: `users/${person.uid}`,
      data: {
        name: person.name,
        email: person.email,
        role: person.role,
        status: 'active',
        companyId,
        permissions: person.role === 'technician' ? ['inventory'] : [],
        language: null,
        ...stamps,
        updatedAt: iso(founded),
        updatedBy: owner.uid,
      },
    })),
    ...customers.flatMap((customer, i) => customerDocuments(customer, founded + (i + 1) * hour)),
    ...orders.flatMap((order) => {
      const customer = customers.find(({ sites }) => sites.some(({ id }) => id === order.siteId))
      if (customer === undefined) throw new Error(`No customer has the site ${order.siteId}`)
      const { fields, story } = tellOrder(order, customer.id, now)
      const last = story.at(-1)
      const data = { ...fields, updatedAt: iso(last?.at ?? now), updatedBy: last?.actorId }
      const document = inCompany(`orders/${order.id}`, data)
      return [
        document,
        ...story.map((told, step) => receipt(order.id, told, step, order.assignees)),
      ]
    }),
  ]
}

function companyDocument(founded: number): DemoDocument {
  const address = {
    line1: '8 Mill Lane',
    line2: '',
    postcode: 'B0J 2C0',
    city: 'Port Ellery',
    region: 'NS',
    country: 'CA',
  }
  const workingHours = {
    monday: officeDay,
    tuesday: officeDay,
    wednesday: officeDay,
    thursday: officeDay,
    friday: officeDay,
    saturday: [{ start: '09:00', end: '13:00' }],
    sunday: [],
  }
  return {
    path: `companies/${companyId}`,
    data: {
      name: 'Harbour Field Services',
      address,
      timeZone: 'America/Halifax',
      currency: 'CAD',
      taxRateMilliPercent: 14_000,
      workingHours,
      isSetup: true,
      subscriptionStatus: 'active',
      plan: null,
      disabledFeatures: [],
      ownerId: owner.uid,
      createdAt: iso(founded),
      ...stamps,
      updatedAt: iso(founded),
      updatedBy: owner.uid,
    },
  }
}

function customerDocuments(
  { sites, id, ...customer }: (typeof customers)[number],
  at: number,
): DemoDocument[] {
  const created = {
    archivedAt: null,
    createdAt: iso(at),
    createdBy: admin.uid,
    ...stamps,
    updatedAt: iso(at),
    updatedBy: admin.uid,
  }
  return [
    inCompany(`customers/${id}`, {
      ...customer,
      billingAddress: null,
      primarySiteId: sites[0].id,
      ...created,
    }),
    ...sites.map(({ id: siteId, ...site }) =>
      inCompany(`sites/${siteId}`, { ...site, customerId: id, ...created }),
    ),
  ]
}

function receipt(
  orderId: string,
  { name, args, refs, actorId, at }: Told,
  step: number,
  assignees: readonly string[],
): DemoDocument {
  return inCompany(`mutations/${orderId}-${step + 1}`, {
    name,
    version: 1,
    args,
    actorId,
    deviceId: `device-of-${actorId}`,
    at: iso(at),
    deviceAt: iso(at),
    offsetMs: 0,
    refs,
    readerIds: [...new Set([actorId, ...assignees])],
    conflicts: [],
    schema: 1,
    receivedAt: iso(at + 2000),
  })
}

function inCompany(path: string, data: DemoDocument['data']): DemoDocument {
  return { path: `companies/${companyId}/${path}`, data }
}
