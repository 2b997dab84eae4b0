import type { Order } from '#domain/entities/order.ts'
import { failedItems } from '#domain/checklist/grade-of.ts'
import { isAnswered, visibleItems } from '#domain/checklist/visible-items.ts'
import { loadMessages, useT } from '#messages/index.ts'
import { UnsentMark } from '#components/unsent-mark.tsx'
import { Card } from '#ui/card.tsx'
import { ChecklistQuestion } from './checklist-question.tsx'
import { GivenAnswer } from './given-answer.tsx'
import styles from './checklist.module.css'

await loadMessages('work')

export interface ChecklistCardProps {
  order: Order
  /** Whether this person may answer now. */
  editable: boolean
  unsent: boolean
}

/** The questions of the order; those that the answers make pointless are not shown. */
export function ChecklistCard({ order, editable, unsent }: ChecklistCardProps) {
  const t = useT()
  const shown = visibleItems(order.checklist, order.answers)
  const answered = shown.filter((item) => isAnswered(item, order.answers)).length
  const failed = failedItems(order.checklist, order.answers).length
  if (shown.length === 0) return null

  return (
    <Card
      title={t('checklist.title')}
      actions={
        <span className={styles.count}>
          {t('checklist.count', { answered, all: shown.length })}
          {failed > 0 && <strong>{t('checklist.failedCount', { count: failed })}</strong>}
          {unsent && <UnsentMark />}
        </span>
      }
    >
      <ol className={styles.questions}>
        {shown.map((item) => (
          <li key={item.id} id={`item-${item.id}`} className={styles.question}>
            {editable ? (
              <ChecklistQuestion order={order} item={item} />
            ) : (
              <GivenAnswer item={item} answer={order.answers[item.id]} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
