import { skillName } from '#components/staff/skill-name.ts'
import { everyonesStaff } from '#data/index.ts'
import { useLive, useSkills, useTimeZone } from '#data/react.ts'
import { skillOnDay } from '#domain/staff/held-skill.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import type { TeamSkill } from './team-filter.ts'

/** The skills that a person holds today, by name. */
export function useTeamSkills(): (personId: string) => readonly TeamSkill[] {
  const t = useT()
  const skills = useSkills()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const staff = useLive(everyonesStaff()) ?? []
  return (personId) =>
    (staff.find(({ userId }) => userId === personId)?.skills ?? [])
      .map((held) => ({
        ...skillOnDay(held, today),
        name: skillName(t, skills, held.id),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
}
