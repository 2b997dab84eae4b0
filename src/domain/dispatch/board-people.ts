import type { Absence } from '../entities/absence.ts'
import type { Cost } from '../entities/cost.ts'
import type { Staff } from '../entities/staff.ts'
import { dearnessOf } from '../staff/hourly-cost.ts'
import type { User } from '../entities/user.ts'
import type { BoardPerson } from './board-visit.ts'

/** Everyone by id, with their hours, their skills, what they cost and the time off that is approved or asked for. */
export function boardPeople(
  users: readonly User[],
  staff: readonly Staff[],
  absences: readonly Absence[],
  costs: readonly Cost[],
): ReadonlyMap<string, BoardPerson> {
  const plans = new Map(staff.map((one) => [one.userId, one]))
  const hourly = new Map(costs.map(({ id, costMinor }) => [id, costMinor]))
  const away = absences.filter(({ status }) => status === 'approved' || status === 'requested')
  return new Map(
    users.map((user): [string, BoardPerson] => [
      user.id,
      {
        user,
        staff: plans.get(user.id) ?? null,
        hourlyCost: hourly.get(user.id) ?? 0,
        absences: away.filter(({ userId }) => userId === user.id),
      },
    ]),
  )
}

/** How much dearer an hour of each person is than of the cheapest who work here; see `dearnessOf`. */
export function dearnessById(
  people: ReadonlyMap<string, BoardPerson>,
): ReadonlyMap<string, number> {
  const costsOf = (some: readonly BoardPerson[]) => some.map(({ hourlyCost }) => hourlyCost)
  const everyone = [...people.values()]
  const active = everyone.filter(({ user }) => user.status === 'active')
  const dearness = dearnessOf(costsOf(everyone), costsOf(active))
  return new Map(everyone.map(({ user }, i) => [user.id, dearness[i] ?? 0]))
}
