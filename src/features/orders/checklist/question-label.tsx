import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { useFormat, useT } from '#messages/index.ts'
import { limitsText } from './limits-text.ts'
import styles from './checklist.module.css'

/** The label and help of a question that is answered by tapping, styled like a field's. */
export function QuestionLabel({ item }: { item: ChecklistItem }) {
  const t = useT()
  const format = useFormat()
  const help = [item.help, limitsText(t, format, item)].filter(Boolean).join(' · ')
  return (
    <div>
      <p className={styles.label}>
        {item.label}
        {!item.required && <span className={styles.optional}> {t('form.optional')}</span>}
      </p>
      {help !== '' && <p className={styles.help}>{help}</p>}
    </div>
  )
}
