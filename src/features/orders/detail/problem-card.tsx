import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { OrderView } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { descriptionKey } from '../description-key.ts'
import { MergedNote } from '../history/merged-note.tsx'
import styles from './problem-card.module.css'

export interface ProblemCardProps {
  view: OrderView
  /** Without a title, below one. */
  bare?: boolean
}

/** What is wrong and what to know before, as the office wrote it. */
export function ProblemCard({ view, bare = false }: ProblemCardProps) {
  const t = useT()
  const { id, description, instructions } = view.order
  const isUnsent = (field: string) => view.unsentFields.includes(field)
  if (description === '' && instructions === '') return null
  return (
    <Card title={bare ? undefined : t('orders.details')}>
      {description && (
        <Text title={t(descriptionKey(id))} unsent={isUnsent('description')}>
          {description}
        </Text>
      )}
      {instructions && (
        <Text title={t('orders.instructions')} unsent={isUnsent('instructions')}>
          {instructions}
        </Text>
      )}
    </Card>
  )
}

function Text({ title, unsent, children }: { title: string; unsent: boolean; children: string }) {
  return (
    <div className={styles.text}>
      <h3 className={styles.textTitle}>
        {title} {unsent && <UnsentMark />}
      </h3>
      <p className={styles.lines}>{children}</p>
      <MergedNote text={children} />
    </div>
  )
}
