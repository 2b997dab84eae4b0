import { lengthText } from '../text/length-text.ts'
import { skillName } from '../staff/skill-name.ts'
import type { Role } from '#domain/access/actor.ts'
import type { PersonDay } from '#domain/dispatch/suggest/person-day.ts'
import type { CompanySkill } from '#domain/entities/skill.ts'
import type { Format, Translate } from '#messages/index.ts'

export interface PersonNote {
  /** What speaks for them, or is good to know. */
  readonly facts: readonly string[]
  /** What speaks against them. */
  readonly warnings: readonly string[]
}

/** What there is to know of a person before sending them, in words. */
export function personNote(
  t: Translate,
  format: Pick<Format, 'time' | 'list'>,
  skills: readonly CompanySkill[],
  { role, day }: { readonly role: Role; readonly day: PersonDay },
): PersonNote {
  const { loadMinutes, workMinutes, freeAt, absence, requested, holds, lacks, expired } = day
  const names = (ids: readonly string[]) => format.list(ids.map((id) => skillName(t, skills, id)))
  const length = (minutes: number) => lengthText(t, minutes * 60_000)
  const warnings = [
    absence ? t('orders.person.away') : '',
    requested && !absence ? t('orders.person.awayRequested') : '',
    expired.length > 0 ? t('orders.person.expired', { skills: names(expired) }) : '',
    lacks.length > 0 ? t('orders.person.lacks', { skills: names(lacks) }) : '',
  ]
  const facts = [
    role === 'technician' ? '' : t(`role.${role}`),
    holds.length > 0 ? t('orders.person.holds', { skills: names(holds) }) : '',
    absence || workMinutes === 0
      ? ''
      : t('board.load', { load: length(loadMinutes), shift: length(workMinutes) }),
    absence ? '' : workMinutes === 0 ? t('orders.person.off') : freeText(),
  ]
  return { facts: facts.filter(Boolean), warnings: warnings.filter(Boolean) }

  function freeText(): string {
    if (freeAt === null) return t('board.noGap')
    return t('orders.person.freeAt', { time: format.time(new Date(freeAt).toISOString()) })
  }
}
