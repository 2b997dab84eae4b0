import { photosOf } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { answerState } from '#domain/checklist/answer-state.ts'
import { checklistProgress } from '#domain/checklist/checklist-progress.ts'
import { withPhotos } from '#domain/checklist/photo-answers.ts'
import { visibleItems } from '#domain/checklist/visible-items.ts'
import { useT } from '#messages/index.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ChecklistQuestion } from './checklist-question.tsx'
import { ReadOnlyAnswer } from './read-only-answer.tsx'
import { PhotoAnswer } from './photo-answer.tsx'
import styles from './checklist.module.css'

export interface ChecklistCardProps {
  order: Order
  /** Whether this person may answer at the moment. */
  editable: boolean
  unsent: boolean
  /** Without a title, counts and mark, below a title that has them. */
  bare?: boolean
}

/** The order's checklist. Questions that earlier answers rule out are hidden. */
export function ChecklistCard({ order, editable, unsent, bare = false }: ChecklistCardProps) {
  const t = useT()
  const pictures = useLive(photosOf(`orders/${order.id}`)) ?? []
  const taken = pictures.map(({ photo }) => photo)
  const answers = withPhotos(order.checklist, order.answers, taken)
  const shown = visibleItems(order.checklist, answers)
  const { answered, all, incomplete, failed } = checklistProgress(order.checklist, answers)
  if (shown.length === 0) return null

  return (
    <Card
      title={bare ? undefined : t('checklist.title')}
      actions={
        bare ? undefined : (
          <span className={styles.count}>
            {t('checklist.count', { answered, all })}
            {incomplete > 0 && <span>{t('checklist.incompleteCount', { count: incomplete })}</span>}
            {failed.length > 0 && (
              <strong>{t('checklist.failedCount', { count: failed.length })}</strong>
            )}
            {unsent && <UnsentMark />}
          </span>
        )
      }
    >
      <ol className={styles.questions}>
        {shown.map((item) => {
          const photos = pictures.filter(({ photo }) => photo.item === item.id)
          return (
            <li key={item.id} id={`item-${item.id}`} className={styles.question}>
              {editable ? (
                <ChecklistQuestion
                  order={order}
                  item={item}
                  photos={photos}
                  state={answerState(item, answers[item.id])}
                />
              ) : (
                <ReadOnlyAnswer item={item} answer={answers[item.id]}>
                  {photos.length > 0 && (
                    <PhotoAnswer order={order} item={item} photos={photos} editable={false} />
                  )}
                </ReadOnlyAnswer>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
