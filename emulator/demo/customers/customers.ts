import { addressIn } from '../base/company.ts'
import type { Location } from '../town/location.ts'
import { locationOfHouse } from '../town/location-of-house.ts'
import { createRandom, type Random } from '../base/random.ts'
import type { Trade } from '../base/types.ts'
import { type BusinessKind, businessKinds, placeWords } from './businesses.ts'
import { contactOf, createNames, type DemoContact, plainOf } from './contacts.ts'
import { accessNotes, customerNotes, directions } from './site-notes.ts'
import { postcodeOf } from '../town/postcode-of.ts'
import { type Street, streets } from '../town/streets.ts'

interface DemoSite {
  readonly id: string
  readonly name: string
  readonly address: Readonly<Record<string, string>>
  readonly directions: string
  readonly gateCode: string
  readonly accessNotes: string
  readonly geo: Location
}

export interface DemoCustomer {
  readonly id: string
  /** The slug of its kind of business. */
  readonly kind: string
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly contact: DemoContact
  readonly notes: string
  /** The first is the primary one. */
  readonly sites: readonly DemoSite[]
  readonly trades: readonly Trade[]
}

/** Businesses and institutions of one town, all different in name, telephone and house. */
export function createCustomers(seed: string): readonly DemoCustomer[] {
  const random = createRandom(`${seed}/customers`)
  const businesses = random.shuffle(businessKinds.flatMap((kind) => namesOf(kind, random)))
  const houses = random.shuffle(
    streets.flatMap((street) =>
      Array.from({ length: street.houses }, (_, i) => ({ street, number: i + 1 })),
    ),
  )
  const people = createNames(seed, businesses.length)
  return businesses.map(({ kind, name }, i) => {
    const id = String(i + 1).padStart(3, '0')
    const house = houses[i]
    if (house === undefined) throw new Error('The town has too few houses')
    const hasTwo = kind.buildings !== undefined && random.chance(0.6)
    const buildings = hasTwo ? kind.buildings : ['']
    const [phone, domain] = [phoneOf(i), `${slugOf(name)}.example`]
    const contact = contactOf(people[i] ?? '', kind.roles, createRandom(`${seed}/contact/${id}`))
    const note = random.chance(0.3) ? random.pick(customerNotes) : ''
    return {
      id: `demo-customer-${id}`,
      kind: kind.slug,
      name,
      phone,
      email: `office@${domain}`,
      contact,
      notes: [contactText(contact, phone, domain), note].filter(Boolean).join('\n\n'),
      sites: buildings.map((building, nth) =>
        siteOf(`demo-site-${id}${nth === 0 ? '' : '-2'}`, building, house, nth, contact, random),
      ),
      trades: kind.trades,
    }
  })
}

function namesOf(kind: BusinessKind, random: Random): { kind: BusinessKind; name: string }[] {
  const combined = random
    .shuffle(placeWords)
    .map((word, i) => (kind.names[i % kind.names.length] ?? '%').replace('%', word))
  const good = combined.filter((name) => {
    const words = name.split(' ')
    return new Set(words).size === words.length
  })
  return good.slice(0, kind.count).map((name) => ({ kind, name }))
}

function siteOf(
  id: string,
  name: string,
  { street, number }: { street: Street; number: number },
  nth: number,
  contact: DemoContact,
  random: Random,
): DemoSite {
  const [firstName = ''] = contact.name.split(' ')
  return {
    id,
    name,
    address: addressIn(`${number} ${street.name}`, postcodeOf(street), nth === 0 ? '' : name),
    directions: random.chance(0.35) ? random.pick(directions) : '',
    gateCode: random.chance(0.25) ? `${random.int(1000, 9999)}${random.pick(['', '#'])}` : '',
    accessNotes: random.chance(0.4) ? random.pick(accessNotes).replace('%', firstName) : '',
    geo: locationOfHouse(street, number, nth),
  }
}

/** One of the two hundred numbers that this province keeps free for fiction. */
function phoneOf(i: number): string {
  return `+1 ${i < 100 ? 902 : 782} 555 ${String(100 + (i % 100)).padStart(4, '0')}`
}

/** Customers have no field for contacts, so the office keeps them in the notes. */
function contactText(contact: DemoContact, phone: string, domain: string): string {
  const { name, role, extension, mailbox } = contact
  return `${name}, ${role}\n${phone} ext. ${extension}\n${mailbox}@${domain}`
}

function slugOf(name: string): string {
  return plainOf(name).replaceAll(/[^a-z0-9]+/g, '-')
}
