import { SkillExpiry } from '#components/staff/skill-expiry.tsx'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import type { TeamSkill } from './team-filter.ts'
import styles from './skill-words.module.css'

export interface SkillWordsProps {
  skills: readonly TeamSkill[]
  /** The skill that the list is filtered by: it is shown alone, with level and expiry. */
  wanted: string
  /** How many are named; the others are counted. */
  shownFirst?: number
}

/** The skills of a person in a row of the team, with what has expired or soon will. */
export function SkillWords({ skills, wanted, shownFirst = 1 }: SkillWordsProps) {
  const t = useT()
  const one = skills.find(({ id }) => id === wanted)
  if (one)
    return (
      <span className={styles.skills}>
        {t(`skills.level.${one.level}`)} <SkillExpiry held={one} />
      </span>
    )
  const expired = skills.filter(({ state }) => state === 'expired').length
  const names = skills
    .toSorted((a, b) => b.level - a.level)
    .slice(0, shownFirst)
    .map(({ name }) => name)
  const more = skills.length - names.length
  return (
    <span className={styles.skills}>
      <span title={skills.map(({ name }) => name).join(', ')}>
        {names.join(', ')}
        {more > 0 && ` +${more}`}
      </span>
      {expired > 0 && <Badge tone="red">{t('skills.expiredCount', { count: expired })}</Badge>}
    </span>
  )
}
