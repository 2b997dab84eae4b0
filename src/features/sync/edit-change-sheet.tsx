import { useState } from 'react'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import type { OutboxItem } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { editableFields, withFieldValue } from '#domain/mutation/edits/editable-fields.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { EditableFields } from './editable-fields.tsx'
import styles from './sync-item.module.css'

/** Edits a rejected change and sends it again in its place. */
export function EditChangeSheet({ item, onClose }: { item: OutboxItem; onClose: () => void }) {
  const t = useT()
  const data = useData()
  const device = useDeviceName()
  const [args, setArgs] = useState(item.args)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function send() {
    setPending(true)
    const result = await data.editAndRetry(item.id, args).finally(() => setPending(false))
    if (!result.ok) return setProblem(result.problem)
    showToast(t('sync.edited', { device }))
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('sync.editTitle')}
      closeLabel={t('action.cancel')}
      isDismissable={args === item.args}
    >
      <Form
        data-unsaved={args === item.args ? undefined : true}
        problem={problem && <ProblemNote problem={problem} />}
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending) void send()
        }}
      >
        <p className={styles.sentence}>
          <ChangeSentence change={item} />
        </p>
        <EditableFields
          parts={editableFields(args)}
          onChange={(part, value) =>
            setArgs((now: unknown) => withFieldValue(now, part.path, value))
          }
        />
        <FormActions>
          <Button type="submit" variant="primary" pending={pending}>
            {t('sync.editSend')}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Sheet>
  )
}
