import { laterDefaults } from '../company/later-defaults.ts'
import type { Absence } from '../entities/absence.ts'
import { orderFixture } from '../entities/order.fixture.ts'
import type { Order } from '../entities/order.ts'
import type { Staff } from '../entities/staff.ts'
import { defaultWorkingHours } from '../entities/working-hours.ts'
import { emptyAddress } from '../entities/fields.ts'
import type { User } from '../entities/user.ts'
import { emptyStaff } from '../staff/staff-fields.ts'
import { impliedVisit } from '../booking/implied-visit.ts'
import type { Board, BoardPerson, BoardVisit } from './board-visit.ts'

const stamps = {
  schema: 1,
  updatedAt: '2026-05-01T00:00:00.000Z',
  updatedBy: 'a1',
  deletedAt: null,
}

/** An active technician whose day begins in the centre of Madrid, for tests. */
export function personFixture(
  id: string,
  staff: Partial<Staff> = {},
  more: Partial<BoardPerson> = {},
): BoardPerson {
  const user: User = {
    ...stamps,
    id,
    name: id,
    email: '',
    role: 'technician',
    status: 'active',
    companyId: 'co',
    permissions: [],
    phone: '',
    trade: '',
    deactivatedAt: null,
    language: null,
  }
  const basePlace = { address: emptyAddress, geo: east(0) }
  return {
    user,
    staff: { ...stamps, ...emptyStaff, id, userId: id, basePlace, ...staff },
    hourlyCost: 0,
    absences: [],
    ...more,
  }
}

/** A place this many kilometres east of the base. */
export function east(km: number) {
  return { latitude: 40.4, longitude: -3.7 + km / 84.68 }
}

/** A visit of the technician `t1` at their base on Monday 4 May 2026, times of Madrid (+02:00), for tests. */
export function visitFixture(
  id: string,
  localTime: string | null,
  fields: Partial<BoardVisit> = {},
  order: Partial<Order> = {},
): BoardVisit {
  const made = orderFixture(id, {
    siteId: `site-${id}`,
    status: 'scheduled',
    isSent: false,
    ...order,
  })
  const start =
    localTime && new Date(Date.parse(`2026-05-04T${localTime}:00Z`) - 7_200_000).toISOString()
  return {
    ...impliedVisit(made),
    start,
    order: made,
    place: east(0),
    territoryId: null,
    openingHours: null,
    siteZone: null,
    ...fields,
  }
}

/** A board of Madrid, early on 4 May 2026, with the technicians t1 and t2, for tests. */
export function boardFixture(
  visits: readonly BoardVisit[] = [],
  fields: Partial<Board> = {},
): Board {
  return {
    company: {
      timeZone: 'Europe/Madrid',
      workingHours: defaultWorkingHours,
      address: emptyAddress,
      ...laterDefaults,
    },
    holidays: [],
    people: new Map([
      ['t1', personFixture('t1')],
      ['t2', personFixture('t2')],
    ]),
    visits,
    now: Date.parse('2026-05-04T04:00:00Z'),
    ...fields,
  }
}

/** An approved absence of `t1` on 4 May 2026, for tests. */
export function absenceFixture(fields: Partial<Absence> = {}): Absence {
  return {
    ...stamps,
    id: 'x',
    userId: 't1',
    kind: 'sick',
    fromOn: '2026-05-04',
    toOn: '2026-05-04',
    note: '',
    status: 'approved',
    reply: '',
    decidedAt: null,
    decidedBy: null,
    createdAt: stamps.updatedAt,
    createdBy: 't1',
    ...fields,
  }
}
