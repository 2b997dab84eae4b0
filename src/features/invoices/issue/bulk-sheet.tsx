import { type ReactNode, useState } from 'react'
import { useSyncStatus } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './bulk-sheet.module.css'

export interface BulkSheetProps {
  title: string
  note: string
  /** Instead of the note, and below the result, while there is no connection. */
  offlineNote: string
  submitLabel: string
  /** What is done, one after the other. */
  acts: readonly (() => Promise<Result<unknown, Problem>>)[]
  /** What is said of how many were done, and of how many were not. */
  doneText: (count: number) => string
  failedText: (count: number) => string
  onDone?: () => void
  onClose: () => void
  /** The rows, each in a list item. */
  children: ReactNode
}

/** Shows several documents and what is to be done with each, then does it and says how many were done. */
export function BulkSheet(props: BulkSheetProps) {
  const { note, offlineNote, acts, doneText, failedText, onDone, onClose } = props
  const t = useT()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  // What is sent is no longer to be sent: the list and its count would change with each one.
  const [running, setRunning] = useState<Pick<
    BulkSheetProps,
    'title' | 'submitLabel' | 'children'
  > | null>(null)
  const { title, submitLabel, children } = running ?? props

  async function runAll() {
    setRunning({ title, submitLabel, children })
    let failed = 0
    for (const act of acts) {
      const result = await act()
      if (!result.ok) failed += 1
    }
    const count = acts.length - failed
    if (failed > 0) showToast(failedText(failed), { kind: 'danger' })
    if (count > 0)
      showToast(doneText(count), { kind: 'success', ...(isOffline && { note: offlineNote }) })
    onDone?.()
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('action.cancel')}
      footer={
        <div className={styles.buttons}>
          <Button
            variant="primary"
            size="large"
            isDisabled={acts.length === 0}
            pending={running !== null}
            onPress={() => void runAll()}
          >
            {submitLabel}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </div>
      }
    >
      <p className={styles.note}>{isOffline ? offlineNote : note}</p>
      <ul className={styles.rows}>{children}</ul>
    </Sheet>
  )
}
