import { useState } from 'react'
import { useNavigate } from 'react-router'
import { lineNames } from '#components/invoice/line-names.ts'
import { takeBackArgs } from '#components/order/take-back-args.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor, useData } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { allowedSteps } from '#domain/order/transitions/allowed-steps.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { sendBackChanges } from './send-back-changes.ts'

export interface Review {
  readonly isSaving: boolean
  /** Each is null where the order does not allow it, or the reader may not. */
  readonly approve: (() => void) | null
  readonly bill: (() => void) | null
  /** `personId` is '' where it goes back to its assignees. */
  readonly sendBack: ((reason: string, personId: string) => void) | null
  /** Where a return visit is entered. */
  readonly returnVisit: string | null
}

/** What the office decides about a finished order. `onDecided`: once it is stored. */
export function useReview(order: Order, onDecided: () => void): Review {
  const t = useT()
  const data = useData()
  const actor = useActor()
  const navigate = useNavigate()
  const reportProblem = useProblemToast()
  const [isSaving, setSaving] = useState(false)
  const steps = actor ? allowedSteps(order, actor) : []
  const mayReturn =
    actor !== null && can(actor, 'order/create') && order.status === 'cannotComplete'
  const mayBill = actor !== null && can(actor, 'invoice/edit') && order.status !== 'cannotComplete'

  async function approve(): Promise<boolean> {
    const args = { orderId: order.id, from: order.status, to: 'reviewed' } as const
    const result = await data.mutate('order/move', args)
    if (!result.ok) reportProblem(result.problem)
    return result.ok
  }

  async function undo(to: 'reviewed' | 'onSite'): Promise<void> {
    const result = await data.mutate('order/takeBack', takeBackArgs(order, to))
    if (!result.ok) reportProblem(result.problem)
  }

  function tell(said: 'approved' | 'nothingToBill' | 'sentBack'): void {
    const to = said === 'sentBack' ? 'onSite' : 'reviewed'
    showToast(t(`review.${said}`, { title: order.title }), {
      kind: 'success',
      action: { label: t('action.undo'), onPress: () => void undo(to) },
    })
  }

  async function approveOnly(): Promise<void> {
    if (!(await approve())) return
    tell('approved')
    onDecided()
  }

  async function sendBack(reason: string, personId: string): Promise<void> {
    const result = await data.mutateAll(sendBackChanges(order, reason, personId))
    if (!result.ok) return reportProblem(result.problem)
    tell('sentBack')
    onDecided()
  }

  async function bill(): Promise<void> {
    if (!(await approve())) return
    const { createInvoiceFrom } = await data.loadInvoicing()
    const result = await createInvoiceFrom([order.id], lineNames(t), { onlyRecorded: true })
    if (result.ok) {
      const { invoiceId } = result.value
      showToast(t('review.billed', { title: order.title }), {
        kind: 'success',
        action: {
          label: t('review.openDraft'),
          onPress: () => void navigate(`/invoices/${invoiceId}`),
        },
      })
    } else if (result.problem.type === 'invoice/empty') tell('nothingToBill')
    else reportProblem(result.problem)
    onDecided()
  }

  const once = (run: () => Promise<void>) => () => {
    if (isSaving) return
    setSaving(true)
    void run().finally(() => setSaving(false))
  }
  return {
    isSaving,
    approve: steps.includes('reviewed') ? once(approveOnly) : null,
    bill: steps.includes('reviewed') && mayBill ? once(bill) : null,
    sendBack: steps.includes('onSite')
      ? (reason, personId) => once(() => sendBack(reason, personId))()
      : null,
    returnVisit: mayReturn ? `/orders/new?followUp=${order.id}` : null,
  }
}
