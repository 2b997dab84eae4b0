import { type Calendar, iso } from '../base/calendar.ts'
import { addressIn, inCompany, stamped } from '../base/company.ts'
import type { DemoDocument } from '../base/types.ts'
import { locationOfHouse } from '../town/location-of-house.ts'
import { postcodeOf } from '../town/postcode-of.ts'
import { streets } from '../town/streets.ts'
import { type DemoPerson, office, onCall, owner, technician, technicians } from './people.ts'

/** Skill, level, and in how many days it expires. */
type Held = readonly [id: string, level: 1 | 2 | 3, expiresIn?: number]
type Spans = readonly { readonly start: string; readonly end: string }[]

interface Plan {
  readonly person: DemoPerson | undefined
  readonly skills?: readonly Held[]
  /** Hours from Monday on; days that are left out are free. */
  readonly week?: readonly Spans[]
  readonly hasLunch?: boolean
  readonly exceptions?: readonly {
    readonly on: number
    readonly spans: Spans
    readonly note: string
  }[]
  readonly home?: readonly [street: string, number: number]
  readonly mostHours?: number
  readonly territories?: readonly string[]
}

const [, nora, , amir, , , priya, , kofi] = technicians
const span = (start: string, end: string): Spans => [{ start, end }]
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const repeat = (spans: Spans, days: number) => Array.from({ length: days }, () => spans)

/** What the demo's people are planned by: from today, the days of their exceptions. */
function plansOn(calendar: Calendar): readonly Plan[] {
  const saturday = Array.from({ length: 7 }, (_, i) => i + 3).find(
    (day) => calendar.isWeekend(day) && !calendar.isWeekend(day - 1),
  )
  const friday = (saturday ?? 4) - 1
  return [
    {
      person: owner,
      skills: [
        ['gas', 3],
        ['first-aid', 2, 400],
      ],
    },
    { person: office[1], week: repeat(span('08:00', '13:00'), 4) },
    {
      person: technician,
      skills: [
        ['gas', 3, 12],
        ['heat-pumps', 2],
        ['height', 2, 210],
        ['first-aid', 2, 320],
      ],
      hasLunch: true,
      exceptions: [
        { on: friday, spans: span('08:00', '12:30'), note: 'School concert' },
        { on: -21, spans: span('08:00', '13:00'), note: 'Dentist' },
      ],
      home: ['Orchard Street', 12],
      territories: ['hill', 'harbour'],
      mostHours: 9,
    },
    {
      person: nora,
      skills: [
        ['gas', 2, 95],
        ['heat-pumps', 3],
        ['oil', 2],
        ['confined', 1, 150],
      ],
      hasLunch: true,
      home: ['Bay View Drive', 31],
      territories: ['harbour'],
    },
    {
      person: onCall.heating,
      skills: [
        ['gas', 2, 230],
        ['height', 1, -9],
      ],
      week: repeat(span('10:00', '19:00'), 5),
      home: ['Ferry Road', 8],
    },
    {
      person: amir,
      skills: [
        ['electrical', 3, 500],
        ['height', 3, 44],
        ['first-aid', 2, 88],
      ],
      week: repeat(span('07:00', '16:00'), 5),
      hasLunch: true,
      home: ['Station Road', 17],
    },
    {
      person: onCall.electrical,
      skills: [
        ['electrical', 2, 120],
        ['heat-pumps', 1],
      ],
      mostHours: 8,
    },
    {
      person: priya,
      skills: [
        ['refrigeration', 3, 28],
        ['electrical', 1],
        ['confined', 2, 260],
      ],
      hasLunch: true,
      exceptions: [
        { on: saturday ?? 5, spans: span('08:00', '14:00'), note: 'Cold store service' },
      ],
      home: ['Hill Road', 54],
      territories: ['hill', 'mill'],
    },
    {
      person: onCall.refrigeration,
      skills: [['refrigeration', 2, 180]],
      week: repeat(span('08:00', '16:30'), 3),
      home: ['Saltmarsh Road', 20],
    },
    {
      person: kofi,
      skills: [
        ['refrigeration', 1],
        ['first-aid', 1, 60],
      ],
      hasLunch: true,
    },
  ]
}

/** Skills, hours and base locations of the demo's people. */
export function staffDocuments(calendar: Calendar): DemoDocument[] {
  const dayOf = (offset: number) => iso(calendar.at(offset, 12)).slice(0, 10)
  return plansOn(calendar).flatMap(({ person, skills = [], ...plan }) => {
    if (!person) return []
    const { week, hasLunch, exceptions = [], home, mostHours, territories = [] } = plan
    const data = {
      userId: person.uid,
      skills: skills.map(([id, level, expiresIn]) => ({
        id,
        level,
        expiresOn: expiresIn === undefined ? null : dayOf(expiresIn),
      })),
      weeklyHours:
        week === undefined
          ? null
          : Object.fromEntries(weekdays.map((day, i) => [day, week[i] ?? []])),
      breaks: hasLunch
        ? [{ id: 'lunch', from: '11:30', to: '14:00', minutes: 30, isPaid: false }]
        : [],
      exceptions: exceptions.map(({ on, ...rest }) => ({ id: dayOf(on), ...rest })),
      basePlace: home === undefined ? null : placeOf(...home),
      maxMinutesPerDay: mostHours === undefined ? null : mostHours * 60,
      territoryIds: territories,
      ...stamped(calendar.at(-30, 9), owner.uid),
    }
    return [inCompany(`staff/${person.uid}`, data)]
  })
}

function placeOf(name: string, number: number) {
  const street = streets.find((one) => one.name === name)
  if (!street) throw new Error(`There is no ${name}`)
  const address = addressIn(`${number} ${name}`, postcodeOf(street))
  return { address, geo: locationOfHouse(street, number) }
}
