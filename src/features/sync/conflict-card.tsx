import { useState } from 'react'
import { fieldName } from '#components/sync/field-name.ts'
import { useValueText } from '#components/text/use-value-text.ts'
import { orderById, team, type ConflictChoice, type OutboxItem } from '#data/index.ts'
import { useData, useLive, useSkills } from '#data/react.ts'
import { editableFieldsOf } from '#domain/mutation/edits/editable-fields.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './conflict-card.module.css'
import { ConflictEditor } from './conflict-editor.tsx'
import { ConflictOrigin } from './conflict-origin.tsx'
import { useUndoToast } from './use-undo-toast.ts'

/** A conflict: both values, who changed it and when, and the choice. */
export function ConflictCard({ item }: { item: OutboxItem }) {
  const t = useT()
  const data = useData()
  const valueText = useValueText(useLive(team()), useSkills())
  const showUndo = useUndoToast()
  const orderId = item.refs.find((ref) => ref.startsWith('orders/'))?.slice('orders/'.length)
  const checklist = useLive(orderById(orderId ?? ''))?.order.checklist
  const [editing, setEditing] = useState(false)
  const editable = item.conflicts.some(({ field, to }) => editableFieldsOf(field, to).length > 0)

  async function settle(choice: ConflictChoice) {
    showUndo(t('sync.resolved'), await data.resolveConflict(item.id, choice))
  }

  return (
    <div className={styles.card}>
      <ConflictOrigin item={item} />
      {item.conflicts.map((conflict) => (
        <div key={conflict.field} className={styles.field}>
          <h3 className={styles.name}>{fieldName(t, conflict.field, checklist)}</h3>
          <dl className={styles.values}>
            <div data-mine>
              <dt>{t('sync.conflictMine')}</dt>
              <dd>{valueText(conflict.field, conflict.to) || t('sync.empty')}</dd>
            </div>
            <div>
              <dt>{t('sync.conflictTheirs')}</dt>
              <dd>{valueText(conflict.field, conflict.theirs) || t('sync.empty')}</dd>
            </div>
            <div data-before>
              <dt>{t('sync.conflictBefore')}</dt>
              <dd>{valueText(conflict.field, conflict.from) || t('sync.empty')}</dd>
            </div>
          </dl>
        </div>
      ))}
      {editing ? (
        <ConflictEditor
          conflicts={item.conflicts}
          onCancel={() => setEditing(false)}
          onSettle={(values) => void settle({ values })}
        />
      ) : (
        <div className={styles.actions}>
          <Button variant="primary" onPress={() => void settle('mine')}>
            {t('sync.keepMine')}
          </Button>
          <Button onPress={() => void settle('theirs')}>{t('sync.takeTheirs')}</Button>
          {editable && <Button onPress={() => setEditing(true)}>{t('sync.editValue')}</Button>}
        </div>
      )}
    </div>
  )
}
