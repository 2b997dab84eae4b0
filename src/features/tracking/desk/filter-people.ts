import type { Board } from '#domain/dispatch/board-visit.ts'
import { freshnessOf } from '#domain/tracking/freshness.ts'
import { type PersonNow, personStates } from '#domain/tracking/person-now.ts'
import type { TrackingAddress } from './tracking-url.ts'

/** Those of a territory, state and skill: at work first, then by name. */
export function filterPeople(
  people: readonly PersonNow[],
  { people: persons }: Pick<Board, 'people'>,
  { territory, state, skill }: Pick<TrackingAddress, 'territory' | 'state' | 'skill'>,
): readonly PersonNow[] {
  const nameOf = (id: string) => persons.get(id)?.user.name ?? ''
  const rank = (one: PersonNow) => personStates.indexOf(one.state)
  return people
    .filter((one) => {
      const staff = persons.get(one.userId)?.staff
      if (state !== '' && one.state !== state) return false
      if (skill !== '' && !staff?.skills.some(({ id }) => id === skill)) return false
      return territory === '' || staff?.territoryIds.includes(territory) === true
    })
    .toSorted((a, b) => rank(a) - rank(b) || nameOf(a.userId).localeCompare(nameOf(b.userId)))
}

/** How many of these are on the map. */
export function countOnMap(people: readonly PersonNow[], now: number): number {
  return people.filter(
    ({ position }) => position && freshnessOf(now - Date.parse(position.at)) !== 'past',
  ).length
}
