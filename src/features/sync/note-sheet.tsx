import { useState } from 'react'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import type { OutboxItem } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './sync-item.module.css'
import { useNoteText } from './use-note-text.ts'

/** Sends a rejected change to the office as a note, so that its content is not lost. */
export function NoteSheet({ item, onClose }: { item: OutboxItem; onClose: () => void }) {
  const t = useT()
  const data = useData()
  const device = useDeviceName()
  const proposed = useNoteText([item])
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? proposed ?? ''
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function send() {
    setPending(true)
    const result = await data.sendAsNote([item.id], text.trim()).finally(() => setPending(false))
    if (!result.ok) return setProblem(result.problem)
    showToast(t('sync.noteQueued', { device }))
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('sync.noteTitle')}
      closeLabel={t('action.cancel')}
    >
      <Form
        data-unsaved
        problem={problem && <ProblemNote problem={problem} />}
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending && text.trim() !== '') void send()
        }}
      >
        <p>{t('sync.noteNote')}</p>
        <p className={styles.sentence}>
          <ChangeSentence change={item} />
        </p>
        <TextArea
          label={t('sync.noteText')}
          rows={5}
          maxLength={limits.text}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormActions>
          <Button type="submit" variant="primary" pending={pending} isDisabled={text.trim() === ''}>
            {t('sync.noteSend')}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Sheet>
  )
}
