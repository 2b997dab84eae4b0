import { useState } from 'react'
import { ReasonForm, useReason } from '#components/order/reason-form.tsx'
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
import { reveal } from '#ui/reveal.ts'
import { followUpText } from './follow-up-text.ts'

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
  const [needed, setNeeded] = useState('')
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

  async function askForFollowUp(given: string) {
    const asked = await mutate('order/followUp', {
      orderId: newId(),
      followUpOf: order.id,
      title: t('outcome.followUpTitleOf', { title: order.title }).slice(0, limits.line),
      description: followUpText(t, { reason: given, needed: needed.trim() }),
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
          // The sheet is as high as it was without it.
          <div ref={reveal}>
            <TextField
              label={t('outcome.neededNext')}
              optionalLabel={t('form.optional')}
              value={needed}
              maxLength={limits.line}
              onChange={(event) => setNeeded(event.target.value)}
            />
          </div>
        )}
      </ReasonForm>
    </Sheet>
  )
}
