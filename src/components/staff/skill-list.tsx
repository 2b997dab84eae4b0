import type { CompanySkill } from '#domain/entities/skill.ts'
import type { HeldSkill } from '#domain/entities/staff.ts'
import { skillOnDay } from '#domain/staff/held-skill.ts'
import { useT } from '#messages/index.ts'
import { SkillExpiry } from './skill-expiry.tsx'
import styles from './skill-list.module.css'
import { skillName } from './skill-name.ts'

export interface SkillListProps {
  held: readonly HeldSkill[]
  /** The company's skills, for their names. */
  skills: readonly CompanySkill[]
  today: string
}

/** The skills that a person holds, with level and expiry. */
export function SkillList({ held, skills, today }: SkillListProps) {
  const t = useT()
  if (held.length === 0) return <p className={styles.none}>{t('skills.none')}</p>
  const rows = held
    .map((one) => ({ ...skillOnDay(one, today), name: skillName(t, skills, one.id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <ul className={styles.list} aria-label={t('skills.title')}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <span className={styles.what}>
            <span className={styles.name}>{row.name}</span>
            <span className={styles.level}>{t(`skills.level.${row.level}`)}</span>
          </span>
          <SkillExpiry held={row} />
        </li>
      ))}
    </ul>
  )
}
