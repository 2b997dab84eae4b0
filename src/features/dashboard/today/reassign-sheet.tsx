import { useState } from 'react'
import { ReasonForm, useReason } from '#components/order/reason-form.tsx'
import { useReassign } from '#components/order/use-reassign.ts'
import type { DayItem } from '#data/index.ts'
import { useTellPorts } from '#data/react.ts'
import { maxReassignReason } from '#domain/entities/reassign-request.ts'
import { turnsBack } from '#domain/order/reassign-requests.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'

const usual = ['reassign.sick', 'reassign.vehicle', 'reassign.late'] as const

/** Asks the office to give the order to someone else. */
export function ReassignSheet({ item, onClose }: { item: DayItem; onClose: () => void }) {
  const t = useT()
  const { ask: askOffice } = useReassign(item.order, useTellPorts())
  const reason = useReason()
  const [isBusy, setBusy] = useState(false)

  async function ask() {
    const given = reason.submit()
    if (given === null) return
    setBusy(true)
    const isAsked = await askOffice(item.entry.part, given)
    setBusy(false)
    if (!isAsked) return
    showToast(t('reassign.asked'), { kind: 'success' })
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reassign.title')}
      closeLabel={t('action.cancel')}
      size="small"
      isDismissable={reason.text === ''}
      footer={
        <Button variant="primary" wide pending={isBusy} onPress={() => void ask()}>
          {t('reassign.ask')}
        </Button>
      }
    >
      <ReasonForm
        reason={reason}
        label={t('reassign.reason')}
        usual={usual.map((key) => t(key))}
        maxLength={maxReassignReason}
        intro={
          <p>
            <b>{item.order.title}</b>
            <br />
            {t('reassign.note')} {turnsBack(item.order) && t('reassign.turnBackNote')}
          </p>
        }
        onSubmit={() => void ask()}
      />
    </Sheet>
  )
}
