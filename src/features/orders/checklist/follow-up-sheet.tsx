import { useState } from 'react'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useMutate } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'

export interface FollowUpSheetProps {
  /** Id of the follow-up order. */
  id: string
  order: Order
  title: string
  note: string
  onClose: () => void
}

/** Requests a follow-up order for the same site. */
export function FollowUpSheet({ id, order, title, note, onClose }: FollowUpSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const [written, setWritten] = useState(title)
  const [description, setDescription] = useState(note)
  const [problem, setProblem] = useState<Problem | null>(null)
  const dirty = written !== title || description !== note

  async function save() {
    const words = { title: written.trim() || title, description: description.trim() }
    const asked = await mutate('order/followUp', { orderId: id, followUpOf: order.id, ...words })
    if (!asked.ok) {
      setProblem(asked.problem)
      return
    }
    showToast(t('checklist.requested'), { kind: 'success' })
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('checklist.followUp')}
      closeLabel={t('action.cancel')}
      isDismissable={!dirty}
    >
      <Form
        data-unsaved={dirty || undefined}
        problem={problem && <ProblemNote problem={problem} />}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={t('orders.titleField')}
          value={written}
          maxLength={limits.line}
          onChange={(event) => setWritten(event.target.value)}
        />
        <TextArea
          label={t('checklist.finding')}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <FormActions>
          <Button type="submit" variant="primary" size="large">
            {t('checklist.sendRequest')}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Sheet>
  )
}
