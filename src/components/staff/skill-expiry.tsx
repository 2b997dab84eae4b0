import { CalendarX2, TriangleAlert } from 'lucide-react'
import type { SkillOnDay } from '#domain/staff/held-skill.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import styles from './skill-list.module.css'

/** Until when a skill is valid; clearly marked where that is soon or over. Nothing where it never expires. */
export function SkillExpiry({ held }: { held: SkillOnDay }) {
  const t = useT()
  const format = useFormat()
  if (held.expiresOn === null) return null
  const date = format.day(held.expiresOn)
  if (held.state === 'expired')
    return (
      <Badge tone="red" icon={<CalendarX2 aria-hidden="true" />}>
        {t('skills.expiredOn', { date })}
      </Badge>
    )
  if (held.state === 'valid')
    return <span className={styles.until}>{t('skills.until', { date })}</span>
  return (
    <span title={date}>
      <Badge tone="orange" icon={<TriangleAlert aria-hidden="true" />}>
        {t('skills.expiresIn', { days: held.daysLeft ?? 0 })}
      </Badge>
    </span>
  )
}
