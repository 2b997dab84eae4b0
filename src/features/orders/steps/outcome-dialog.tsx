import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { followUpsOf } from '#data/index.ts'
import { useLive, useMutate } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { limits } from '#domain/entities/fields.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ReasonForm, useReason } from './reason-form.tsx'

export interface OutcomeDialogProps {
  order: Order
  to: 'partlyDone' | 'cannotComplete'
  onClose: () => void
  onReason: (reason: string) => void
}

/** Asks why the work is not finished and whether a return visit is needed. */
export function OutcomeDialog({ order, to, onClose, onReason }: OutcomeDialogProps) {
  const t = useT()
  const mutate = useMutate()
  const asked = useLive(followUpsOf(order))
  const reportProblem = useProblemToast()
  const reason = useReason()
  const [again, setAgain] = useState(false)
  const [title, setTitle] = useState(() => t('outcome.followUpTitleOf', { title: order.title }))
  const usual = (
    to === 'partlyDone'
      ? (['outcome.partsMissing', 'outcome.notEnoughTime', 'outcome.moreFound'] as const)
      : (['reason.noAccess', 'reason.parts', 'outcome.unsafe', 'reason.customer'] as const)
  ).map((key) => t(key))

  async function submit() {
    const given = reason.submit()
    if (given === null) return
    onClose()
    // Before the step, because a closed order no longer accepts a follow-up request.
    if (again) await askForFollowUp(given)
    onReason(given)
  }

  async function askForFollowUp(description: string) {
    const asked = await mutate('order/followUp', {
      orderId: newId(),
      followUpOf: order.id,
      title: (title.trim() || order.title).slice(0, limits.line),
      description,
    })
    if (!asked.ok) reportProblem(asked.problem)
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`orderStep.${to}`)}
      closeLabel={t('action.cancel')}
      size="small"
      isDismissable={reason.text === ''}
      footer={
        <>
          <Button variant="primary" size="large" onPress={() => void submit()}>
            {t(`orderStep.${to}`)}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </>
      }
    >
      <ReasonForm
        reason={reason}
        label={t(to === 'partlyDone' ? 'outcome.remaining' : 'reason.label')}
        usual={usual}
        onSubmit={() => void submit()}
      >
        <Switch
          label={t('outcome.followUp')}
          description={
            asked?.[0]
              ? t('outcome.followUpRequested', { title: asked[0].title })
              : t('outcome.followUpNote')
          }
          checked={again}
          onChange={(event) => setAgain(event.target.checked)}
        />
        {again && (
          <TextField
            label={t('outcome.followUpTitle')}
            value={title}
            maxLength={limits.line}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </ReasonForm>
    </Sheet>
  )
}
