import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useMutate, useTimeZone } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { waitsToBeSent } from '#domain/order/is-sent.ts'
import { statusOfPlan } from '#domain/order/transitions/status-of-plan.ts'
import { equal } from '#lib/equal.ts'
import { splitAssignment } from '#domain/mutation/mutators/order/assignees.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { PlanFields } from './plan-fields.tsx'
import { planFormSchema, planOf, planValues, type PlanValues } from './plan-form.ts'

/** Edits schedule and assignees. */
export function PlanSheet({ order: present, onClose }: { order: Order; onClose: () => void }) {
  const t = useT()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  // The values when the form opened: an edit records what it changes from.
  const [order] = useState(present)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<PlanValues>({
    resolver: valibotResolver(planFormSchema),
    defaultValues: planValues(order, timeZone),
  })

  const plan = planOf(form.watch(), timeZone)
  const hasPeople = plan.assigneeIds.length > 0
  const maySend = hasPeople && waitsToBeSent(statusOfPlan(order, plan))
  const isAssigning = !equal(plan.assigneeIds, order.assigneeIds)

  const save = (send: boolean) =>
    form.handleSubmit(async (values) => {
      const { assigneeIds, ...edits } = editsBetween(order, planOf(values, timeZone))
      const crew = assigneeIds ? splitAssignment(order.assigneeIds, assigneeIds.to) : [undefined]
      for (const [i, people] of crew.entries()) {
        const result = await mutate('order/assign', {
          orderId: order.id,
          edits: { ...(i === 0 && edits), ...(people && { assigneeIds: people }) },
          ...(send && i === 0 && { send }),
        })
        if (!result.ok) return setProblem(result.problem)
      }
      onClose()
    })

  return (
    <EditSheet
      title={t('orders.plan')}
      isDirty={form.formState.isDirty}
      isSaving={form.formState.isSubmitting}
      problem={problem}
      onSubmit={save(maySend)}
      submitLabel={
        maySend ? t(isAssigning ? 'orders.assignAndSend' : 'orders.saveAndSend') : t('action.save')
      }
      other={
        maySend
          ? {
              label: t(isAssigning ? 'orders.assignOnly' : 'orders.saveOnly'),
              onPress: () => void save(false)(),
            }
          : undefined
      }
      onClose={onClose}
    >
      {order.isSent && hasPeople && !maySend && <Banner>{t('orders.sentNote')}</Banner>}
      <PlanFields form={form} plan={plan} timeZone={timeZone} assigned={order.assigneeIds} />
    </EditSheet>
  )
}
