import { EllipsisVertical, FileText, Image } from 'lucide-react'
import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { SizeText } from '#components/text/size-text.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { DocumentItem } from '#data/index.ts'
import { useMutate } from '#data/react.ts'
import { typeName } from '#domain/library/new-document.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import styles from './documents.module.css'

interface DocumentRowProps {
  item: DocumentItem
  isUnsent: boolean
  /** It is being downloaded to be opened. */
  isBusy: boolean
  mayEdit: boolean
  onOpen: () => void
  onSave: () => void
  onRename: () => void
}

/** A document that opens with a tap, with what else can be done beside it. */
export function DocumentRow(props: DocumentRowProps) {
  const { item, isUnsent, isBusy, mayEdit, onOpen, onSave, onRename } = props
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [removing, setRemoving] = useState(false)
  const { photo } = item
  const isPdf = photo.contentType === 'application/pdf'
  const label = t('library.more', { title: photo.caption })

  async function remove() {
    const result = await mutate('photo/delete', { photoId: photo.id, about: photo.about })
    if (!result.ok) reportProblem(result.problem)
    return result.ok
  }

  return (
    <li className={styles.row}>
      <ListRow
        before={isPdf ? <FileText aria-hidden="true" /> : <Image aria-hidden="true" />}
        title={
          <>
            {photo.caption} {(isUnsent || item.state === 'waiting') && <UnsentMark />}
          </>
        }
        note={
          <>
            {typeName(photo.contentType)} · <SizeText bytes={photo.size} /> ·{' '}
            <WhenText at={photo.takenAt} show="date" />
          </>
        }
        noteEnd={t(
          isBusy ? 'library.downloading' : item.isHere ? 'library.here' : absentNote(item),
        )}
        onPress={onOpen}
      />
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<EllipsisVertical />} />}
        items={[
          { id: 'save', label: t('library.saveCopy'), onAction: onSave },
          ...(mayEdit
            ? [
                { id: 'rename', label: t('library.rename'), onAction: onRename },
                {
                  id: 'remove',
                  label: t('library.remove'),
                  danger: true,
                  onAction: () => setRemoving(true),
                },
              ]
            : []),
        ]}
      />
      {removing && (
        <ConfirmDialog
          isOpen
          onOpenChange={setRemoving}
          title={t('library.removeTitle', { title: photo.caption })}
          confirmLabel={t('library.remove')}
          cancelLabel={t('action.cancel')}
          danger
          onConfirm={remove}
        >
          {t('library.removeNote')}
        </ConfirmDialog>
      )}
    </li>
  )
}

/** Why its bytes are not on this device. */
function absentNote({ state }: DocumentItem) {
  return state === 'onOtherDevice' ? 'photo.state.onOtherDevice' : 'library.notHere'
}
