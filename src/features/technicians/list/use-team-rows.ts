import { stockLocations, team, unsentIds } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useUrlQuery } from '#ui/url-query.ts'
import { useUrlText } from '#ui/use-url-text.ts'
import { useAwayUntil } from '../use-away-until.ts'
import { vansOf } from '../vans-of.ts'
import { readTeamFilter, type TeamFilter, type TeamRow, writeTeamFilter } from './team-filter.ts'
import { useTeamSkills } from './use-team-skills.ts'
import { useWorkload } from './use-workload.ts'

/** Everyone in the company with their van and workload; undefined before the team is loaded. */
export function useTeamRows(): readonly TeamRow[] | undefined {
  const people = useLive(team())
  const unsent = useLive(unsentIds('users'))
  const locations = useLive(stockLocations()) ?? []
  const workloadOf = useWorkload()
  const awayUntil = useAwayUntil()
  const skillsOf = useTeamSkills()
  return people?.map((person) => ({
    person,
    name: person.name || person.email,
    van: vansOf(locations, person.id)
      .map(({ name }) => name)
      .join(', '),
    unsent: unsent?.has(person.id) ?? false,
    skills: skillsOf(person.id),
    awayUntil: awayUntil(person.id),
    ...workloadOf(person.id),
  }))
}

/** The filter is stored in the URL, so that it can be shared and survives a reload. */
export function useTeamFilter(): [TeamFilter, (changes: Partial<TeamFilter>) => void] {
  const { values, change } = useUrlQuery()
  const [text, setText] = useUrlText()
  return [
    { ...readTeamFilter(values), text },
    ({ text: typed, ...others }) => {
      if (typed !== undefined) setText(typed)
      if (Object.keys(others).length > 0) change((now) => writeTeamFilter(now, others))
    },
  ]
}
