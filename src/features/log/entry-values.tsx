import { RestorableValues } from '#components/sync/restorable-values.tsx'
import { type AuditEntry, docsNow, orderById, team } from '#data/index.ts'
import { useActor, useLive, useMutate, useSkills } from '#data/react.ts'
import { historyValues } from '#domain/audit/history-values.ts'
import { refsForRestore, restoreOf } from '#domain/mutation/edits/restore-of.ts'
import { useNow, useT } from '#messages/index.ts'
import { Section } from '#ui/layout/page.tsx'
import styles from './entry.module.css'

/** The fields that were changed, merged or lost, with their values before and after; any of them can be restored. */
export function EntryValues({ entry: { receipt, subject } }: { entry: AuditEntry }) {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const at = new Date(useNow()).toISOString()
  const people = useLive(team())
  const skills = useSkills()
  const order = useLive(orderById(subject?.collection === 'orders' ? subject.id : ''))
  const { name, args, merged, conflicts } = receipt
  const values = historyValues({ name, ref: receipt.refs[0] ?? '', args, merged, lost: conflicts })
  const docs = useLive(docsNow(refsForRestore(values)))
  if (values.length === 0) return null
  const count = merged.length + conflicts.length
  const mayRestore = docs !== undefined && actor !== null && receipt.cut !== true
  return (
    <Section title={t('log.values')}>
      {count > 0 && <p className={styles.note}>{t('log.mergedNote', { count })}</p>}
      <RestorableValues
        values={values}
        people={people}
        skills={skills}
        withFields
        checklist={order?.order.checklist}
        restoreOf={(value) =>
          mayRestore ? restoreOf(value, docs, { actor, at, receiptId: receipt.id }) : null
        }
        mutate={({ name: change, args: changed }) => mutate(change, changed)}
      />
    </Section>
  )
}
