import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useData } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { limits } from '#domain/entities/fields.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { MergedNote } from '../history/merged-note.tsx'
import styles from './resolution-note.module.css'
import { useAutosaveText } from './use-autosave-text.ts'

export interface ResolutionNoteProps {
  order: Order
  editable: boolean
  unsent: boolean
}

/** The technician's description of the work, saved automatically. */
export function ResolutionNote({ order, editable, unsent }: ResolutionNoteProps) {
  const t = useT()
  const data = useData()
  const slot = `orders/${order.id}/resolution`
  const argsOf = (resolution: { from: string; to: string }) => ({
    orderId: order.id,
    edits: { resolution },
  })
  const note = useAutosaveText(order.resolution, {
    draft: (edit) =>
      data.keepDraft(slot, edit && { name: 'order/edit' as const, args: argsOf(edit) }),
    save: (edit) => data.mutate('order/edit', argsOf(edit), { draft: slot }),
  })
  if (!editable && order.resolution === '') return null

  return (
    <Card
      title={t('orders.resolution')}
      actions={unsent && !note.unsaved ? <UnsentMark /> : undefined}
    >
      {editable ? (
        <div id="part-resolution" data-unsaved={note.unsaved || undefined}>
          <TextArea
            label={t('orders.resolution')}
            hideLabel
            rows={4}
            maxLength={limits.text}
            placeholder={t('orders.resolutionHint')}
            value={note.text}
            onChange={(event) => note.type(event.target.value)}
            onBlur={note.save}
          />
          <output className={styles.state}>
            {note.problem ? (
              <ProblemNote problem={note.problem} />
            ) : (
              t(note.unsaved ? 'orders.resolutionSaving' : 'orders.resolutionAutosave')
            )}
          </output>
        </div>
      ) : (
        <p className={styles.lines}>{order.resolution}</p>
      )}
      <MergedNote text={note.text} />
    </Card>
  )
}
