import { skillName } from '#components/staff/skill-name.ts'
import { everyonesStaff } from '#data/index.ts'
import { useLive, useSkills, useTimeZone } from '#data/react.ts'
import { skillOnDay } from '#domain/staff/held-skill.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useNow, useT } from '#messages/index.ts'
import type { TeamSkill } from './team-filter.ts'

/** The skills that a person holds today, by name. */
export function useTeamSkills(): (personId: string) => readonly TeamSkill[] {
  const t = useT()
  const skills = useSkills()
  const timeZone = useTimeZone()
  const today = localDay(new Date(useNow()).toISOString(), timeZone)
  const staff = useLive(everyonesStaff()) ?? []
  return (personId) =>
    (staff.find(({ userId }) => userId === personId)?.skills ?? [])
      .map((held) => ({
        ...skillOnDay(held, today),
        name: skillName(t, skills, held.id),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
}
