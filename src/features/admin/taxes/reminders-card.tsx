import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { Company } from '#domain/entities/company.ts'
import { reminderDaysOf } from '#domain/invoice/reminders.ts'
import { useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import styles from './taxes.module.css'

const RemindersSheet = lazySheet(async () => (await import('./reminders-sheet.tsx')).RemindersSheet)

/** When customers are reminded of what they have not paid. */
export function RemindersCard({ company }: { company: Company }) {
  const t = useT()
  const days = reminderDaysOf(company.reminders)
  return (
    <SettingsCard title={t('reminders.title')} company={company} sheet={RemindersSheet}>
      {days.length > 0 && (
        <Facts
          items={days.map((count, index) => ({
            term: t('reminders.stage', { count: index + 1 }),
            detail: t('reminders.after', { count }),
          }))}
        />
      )}
      <p className={styles.note}>{t(days.length > 0 ? 'reminders.note' : 'reminders.off')}</p>
    </SettingsCard>
  )
}
