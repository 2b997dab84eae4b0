import { boardFixture, east, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { createRandom } from '#domain/planning/random.ts'
import { addDays } from '#domain/time/local-time.ts'

export interface BoardSize {
  /** The first local day. */
  readonly from: string
  readonly days: number
  /** How many visits each person has on a day, from eight o’clock on. */
  readonly eachDay: number
  /** How long each takes. */
  readonly minutes: number
}

const people = 60
const sites = 800
const dayMinutes = 450

/** A board of 60 people whose days are alike. */
export function makeBoard({ from, days, eachDay, minutes }: BoardSize): Board {
  const random = createRandom(3)
  const staff = Array.from({ length: people }, (_, i) => {
    const level = (1 + (i % 3)) as 1 | 2 | 3
    const skills = i % 2 === 0 ? [{ id: 'gas', level, expiresOn: null }] : []
    const basePlace = { address: emptyAddress, geo: east(random.next() * 20) }
    return personFixture(`p${i}`, { skills, basePlace })
  })
  const visits = staff.flatMap(({ user }) =>
    Array.from({ length: days * eachDay }, (_, n) => {
      const day = addDays(from, Math.floor(n / eachDay))
      const minute =
        8 * 60 +
        (n % eachDay) * Math.floor(dayMinutes / eachDay) +
        Math.floor(random.next() * 3) * 5
      const start = new Date(Date.parse(`${day}T00:00:00+02:00`) + minute * 60_000).toISOString()
      const place = east(random.next() * 20)
      const fields = { start, minutes, assigneeIds: [user.id], place }
      return visitFixture(`${user.id}v${n}`, null, fields, {
        siteId: `site${Math.floor(random.next() * sites)}`,
      })
    }),
  )
  return boardFixture(visits, { people: new Map(staff.map((one) => [one.user.id, one])) })
}
