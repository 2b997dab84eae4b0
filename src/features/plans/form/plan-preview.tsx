import { useDayText } from '#components/staff/use-day-text.ts'
import { ruleText } from '#components/text/rule-text.ts'
import { planRecurrence, type Schedule } from '#domain/plan/plan-recurrence.ts'
import { previewPlan } from '#domain/plan/preview-plan.ts'
import { yearAhead } from '#domain/plan/year-ahead.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './plan-form.module.css'

/** What the rhythm means: in words, the next five dates, and how many there are in the coming year. */
export function PlanPreview({ schedule, today }: { schedule: Schedule; today: string }) {
  const t = useT()
  const format = useFormat()
  const dayText = useDayText()
  const recurrence = planRecurrence(schedule)
  const preview = previewPlan(schedule, today)
  const year = yearAhead(schedule, today)
  if (!recurrence.ok || !preview.ok || !year.ok)
    return <p className={styles.preview}>{t('plans.previewNone')}</p>
  const { first } = preview.value
  return (
    <section className={styles.preview} aria-label={t('plans.preview')} aria-live="polite">
      <p className={styles.rhythm}>{ruleText({ t, format }, recurrence.value, schedule.mode)}</p>
      {first.length === 0 ? (
        <p>{t('plans.previewOver')}</p>
      ) : (
        <>
          <p>
            {schedule.mode === 'fixed'
              ? t('plans.previewNext', { count: first.length })
              : t('plans.previewFirst')}
          </p>
          <ul className={styles.dates}>
            {first.map(({ on }) => (
              <li key={on}>{dayText(on)}</li>
            ))}
          </ul>
          <p className={styles.muted}>
            {year.value === null
              ? t('plans.previewAfter')
              : t('plans.previewYear', { count: year.value })}
          </p>
        </>
      )}
    </section>
  )
}
