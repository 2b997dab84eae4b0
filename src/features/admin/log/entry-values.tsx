import { ValueList } from '#components/sync/value-list.tsx'
import { type AuditEntry, orderById, team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { historyValues } from '#domain/audit/history-values.ts'
import { useT } from '#messages/index.ts'
import { Section } from '#ui/layout/page.tsx'
import styles from './entry.module.css'

/** The fields that were changed, merged or lost, with their values before and after. */
export function EntryValues({ entry: { receipt, subject } }: { entry: AuditEntry }) {
  const t = useT()
  const people = useLive(team())
  const order = useLive(orderById(subject?.collection === 'orders' ? subject.id : ''))
  const { args, merged, conflicts } = receipt
  const values = historyValues({ args, merged, lost: conflicts })
  if (values.length === 0) return null
  const count = merged.length + conflicts.length
  return (
    <Section title={t('log.values')}>
      {count > 0 && <p className={styles.note}>{t('log.mergedNote', { count })}</p>}
      <ValueList
        values={values}
        people={people}
        withFields
        checklist={order?.order.checklist}
        renderAction={() => null}
      />
    </Section>
  )
}
