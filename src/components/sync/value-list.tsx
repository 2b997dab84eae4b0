import type { ReactNode } from 'react'
import type { HistoryValue } from '#domain/audit/history-values.ts'
import type { CompanySkill } from '#domain/entities/skill.ts'
import { useT } from '#messages/index.ts'
import { useValueText } from '../text/use-value-text.ts'
import { fieldName } from './field-name.ts'
import styles from './value-list.module.css'

export interface ValueListProps {
  values: readonly HistoryValue[]
  /** The team, to name people. */
  people: readonly { readonly id: string; readonly name: string }[] | undefined
  /** The company's skills, to name those that people hold. */
  skills?: readonly CompanySkill[] | undefined
  /** Whether to name the fields; a sentence above may already name the only one. */
  withFields: boolean
  /** The questions of a checklist, to name answers. */
  checklist?: readonly { readonly id: string; readonly label: string }[] | undefined
  /** Shown at the end of a value's line. */
  renderAction: (value: HistoryValue) => ReactNode
}

/** Values of a change, each with what became of it. */
export function ValueList({
  values,
  people,
  skills,
  withFields,
  checklist,
  renderAction,
}: ValueListProps) {
  const t = useT()
  const valueText = useValueText(people, skills)
  if (values.length === 0) return null
  return (
    <ul className={styles.values}>
      {values.map((one) => (
        <li key={valueKey(one)} className={styles.value}>
          <span className={styles.what}>
            {t(`orders.value.${one.kind}`)}
            {withFields && ` · ${fieldName(t, one.field, checklist)}`}
          </span>
          <span className={styles.text}>
            {valueText(one.field, one.shown ?? one.value) || t('sync.empty')}
          </span>
          {renderAction(one)}
        </li>
      ))}
    </ul>
  )
}

/** Tells the values of one change apart. */
export function valueKey({ kind, field, value }: HistoryValue): string {
  return `${kind} ${field} ${JSON.stringify(value)}`
}
