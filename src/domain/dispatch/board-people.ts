import type { Absence } from '../entities/absence.ts'
import type { Staff } from '../entities/staff.ts'
import type { User } from '../entities/user.ts'
import type { BoardPerson } from './board-visit.ts'

/** Everyone by id, with their hours, their skills and the time off that is approved or asked for. */
export function boardPeople(
  users: readonly User[],
  staff: readonly Staff[],
  absences: readonly Absence[],
): ReadonlyMap<string, BoardPerson> {
  const plans = new Map(staff.map((one) => [one.userId, one]))
  const away = absences.filter(({ status }) => status === 'approved' || status === 'requested')
  return new Map(
    users.map((user): [string, BoardPerson] => [
      user.id,
      {
        user,
        staff: plans.get(user.id) ?? null,
        absences: away.filter(({ userId }) => userId === user.id),
      },
    ]),
  )
}
