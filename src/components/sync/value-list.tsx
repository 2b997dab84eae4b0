import type { ReactNode } from 'react'
import type { HistoryValue } from '#domain/audit/history-values.ts'
import { useT } from '#messages/index.ts'
import { useValueText } from '../text/use-value-text.ts'
import { fieldName } from './change-text.ts'
import styles from './value-list.module.css'

export interface ValueListProps {
  values: readonly HistoryValue[]
  /** The team, to name people. */
  people: readonly { readonly id: string; readonly name: string }[] | undefined
  /** Whether to name the fields; a sentence above may already name the only one. */
  withFields: boolean
  /** The questions of a checklist, to name answers. */
  checklist?: readonly { readonly id: string; readonly label: string }[] | undefined
  /** Shown at the end of a value's line. */
  renderAction: (value: HistoryValue) => ReactNode
}

/** Values of a change, each with what became of it. */
export function ValueList({ values, people, withFields, checklist, renderAction }: ValueListProps) {
  const t = useT()
  const valueText = useValueText(people)
  if (values.length === 0) return null
  return (
    <ul className={styles.values}>
      {values.map((one) => (
        <li key={`${one.kind} ${one.field} ${JSON.stringify(one.value)}`} className={styles.value}>
          <span className={styles.what}>
            {t(`orders.value.${one.kind}`)}
            {withFields && ` · ${fieldName(t, one.field, checklist)}`}
          </span>
          <span className={styles.text}>{valueText(one.field, one.value) || t('sync.empty')}</span>
          {renderAction(one)}
        </li>
      ))}
    </ul>
  )
}
