import { boardPeople } from '#domain/dispatch/board-people.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { dayAt } from '#domain/dispatch/day-bounds.ts'
import { addDays } from '#domain/time/local-time.ts'
import { isLoaded } from '#data/local/rows/loaded-sets.ts'
import type { QueryContext } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { boardVisits } from '../orders/board-visits.ts'
import { companyDrives } from '../people/company-drives.ts'

/** The board of these days from today on, with the drives that the company's own records tell of; null before it is loaded. */
export async function readBoard(
  context: QueryContext,
  now: number,
  days: number,
): Promise<Board | null> {
  const { db } = context
  const [company] = entitiesOf('companies', await db.companies.toArray())
  if (!company) return null
  const today = dayAt(now, company.timeZone)
  const [isKnown, visits, calibration, users, staff, absences] = await Promise.all([
    isLoaded(db, ['users']),
    boardVisits({ from: today, to: addDays(today, days - 1) }).run(context),
    companyDrives(company.timeZone).run(context),
    db.users.toArray(),
    db.staff.toArray(),
    db.absences.toArray(),
  ])
  if (!visits || !isKnown) return null
  return {
    company,
    holidays: company.holidays,
    people: boardPeople(
      entitiesOf('users', users),
      entitiesOf('staff', staff),
      entitiesOf('absences', absences),
      [],
    ),
    visits,
    now,
    drives: { calibration },
  }
}
