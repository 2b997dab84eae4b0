import { day, iso } from './calendar.ts'
import { owner } from '../people/people.ts'
import { companySettings } from './company-settings.ts'
import { postcodes } from '../town/postcode-of.ts'
import { skills } from '../people/skills.ts'
import { demoAccount } from '#emulator/stripe/connect/demo-account.ts'
import type { DemoDocument } from './types.ts'

export const companyId = 'demo-company'
export const companyName = 'Harbour Field Services'
export const timeZone = 'America/Halifax'

/** How long before the demo's `now` the company signed up. */
export const ageInDays = 200
export const age = ageInDays * day

const town = { city: 'Port Ellery', region: 'NS', country: 'CA' }

/** An address in the town. */
export function addressIn(line1: string, postcode: string, line2 = '') {
  return { line1, line2, postcode, ...town }
}

const officeDay = [{ start: '08:00', end: '17:00' }]
const rotaDay = [{ start: '09:00', end: '13:00' }]

export function companyDocument(founded: number, year: number): DemoDocument {
  return {
    path: `companies/${companyId}`,
    data: {
      name: companyName,
      address: addressIn('8 Mill Lane', postcodes.mill),
      timeZone,
      currency: 'CAD',
      tracking: 'travel',
      ...companySettings(year),
      workingHours: {
        monday: officeDay,
        tuesday: officeDay,
        wednesday: officeDay,
        thursday: officeDay,
        friday: officeDay,
        saturday: rotaDay,
        sunday: rotaDay,
      },
      skills: skills.map(({ isArchived, ...skill }) => ({
        ...skill,
        archivedAt: isArchived ? iso(founded + 60 * day) : null,
      })),
      isSetup: true,
      subscriptionStatus: 'active',
      plan: null,
      disabledFeatures: [],
      ownerId: owner.uid,
      createdAt: iso(founded),
      ...stamped(founded, owner.uid),
    },
  }
}

export function inCompany(path: string, data: DemoDocument['data']): DemoDocument {
  return { path: `companies/${companyId}/${path}`, data }
}

/** What every document carries; `at` in milliseconds since 1970. */
export function stamped(at: number, by: string) {
  return { schema: 1, updatedAt: iso(at), updatedBy: by, deletedAt: null }
}

/** The stamps of a document that was never changed. */
export function created(at: number, by: string) {
  return { createdAt: iso(at), createdBy: by, ...stamped(at, by) }
}

/** The company is connected to its account of the stand-in, so that its customers can pay online. */
export function accountDocument(founded: number): DemoDocument {
  const account = { accountId: demoAccount.id, formerId: '', chargesEnabled: true, isOff: false }
  const data = { ...account, ...stamped(founded, owner.uid) }
  return { path: `companyAccounts/${companyId}`, data }
}
