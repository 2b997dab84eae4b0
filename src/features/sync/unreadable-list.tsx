import { actorName } from '#domain/access/actor-name.ts'
import { useState } from 'react'
import { WhenText } from '#components/text/when-text.tsx'
import { team, unreadableDocuments, type UnreadableItem } from '#data/index.ts'
import { useActor, useLive, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { shortCode } from '#lib/short-code.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Section } from '#ui/layout/page.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './sync-centre.module.css'
import itemStyles from './sync-item.module.css'

/** Maximum number of documents to name; the rest are counted. */
const maxNamed = 20

/**
 * Documents that this version of the app cannot show, who changed them last, and a way for the office to
 * remove them.
 */
export function UnreadableList() {
  const t = useT()
  const items = useLive(unreadableDocuments())
  const actor = useActor()
  const [removing, setRemoving] = useState<readonly UnreadableItem[]>([])
  if (!items || items.length === 0) return null
  const office = actor !== null && can(actor, 'document/remove')
  const removable = office ? items.filter(isRemovable) : []
  const more = items.length - maxNamed
  return (
    <Section title={t('sync.unreadable')}>
      <p className={styles.note}>{t(office ? 'sync.unreadableOffice' : 'sync.unreadableNote')}</p>
      <ol className={styles.items}>
        {items.slice(0, maxNamed).map((item) => (
          <Unreadable
            key={item.ref}
            item={item}
            onRemove={removable.includes(item) ? () => setRemoving([item]) : undefined}
          />
        ))}
      </ol>
      {more > 0 && <p className={styles.note}>{t('sync.andMore', { count: more })}</p>}
      {removable.length > 1 && (
        <Button onPress={() => setRemoving(removable)}>
          {t('sync.removeAll', { count: removable.length })}
        </Button>
      )}
      <RemoveDialog items={removing} onClose={() => setRemoving([])} />
    </Section>
  )
}

/** People and the company itself can be corrected but never removed. */
function isRemovable({ collection }: UnreadableItem): boolean {
  return collection !== 'users' && collection !== 'companies'
}

interface UnreadableProps {
  item: UnreadableItem
  onRemove: (() => void) | undefined
}

function Unreadable({ item: { collection, id, byId, at }, onRemove }: UnreadableProps) {
  const t = useT()
  const people = useLive(team())
  const name = actorName(people, byId) ?? byId
  return (
    <li className={itemStyles.item}>
      <p className={itemStyles.sentence}>
        {t(`sync.collection.${collection}`)} {shortCode(id)}
      </p>
      <p className={itemStyles.facts}>
        {name !== null && <span>{t('sync.changedBy', { name })}</span>}
        {at !== null && <WhenText at={at} />}
      </p>
      {onRemove && (
        <div className={itemStyles.actions}>
          <Button variant="quietDanger" onPress={onRemove}>
            {t('sync.remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

function RemoveDialog({
  items,
  onClose,
}: {
  items: readonly UnreadableItem[]
  onClose: () => void
}) {
  const t = useT()
  const mutate = useMutate()

  async function remove() {
    for (const { ref, was } of items) await mutate('document/remove', { ref, was })
    showToast(t('sync.removed', { count: items.length }))
  }

  return (
    <ConfirmDialog
      isOpen={items.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t('sync.removeTitle', { count: items.length })}
      confirmLabel={t('sync.remove')}
      cancelLabel={t('action.cancel')}
      danger
      onConfirm={remove}
    >
      <p>{t('sync.removeNote')}</p>
    </ConfirmDialog>
  )
}
