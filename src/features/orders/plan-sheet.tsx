import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EditSheet } from '#components/edit-sheet.tsx'
import { useMutate, useTimeZone } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { editsBetween } from '#domain/mutation/edits-between.ts'
import { PlanFields } from './plan-fields.tsx'
import { planFormSchema, planOf, planValues, type PlanValues } from './plan-form.ts'

/** Who does it and when. */
export function PlanSheet({ order: present, onClose }: { order: Order; onClose: () => void }) {
  const t = useT()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  // What was seen when the form opened: an edit says what it changes from.
  const [order] = useState(present)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<PlanValues>({
    resolver: valibotResolver(planFormSchema),
    defaultValues: planValues(order, timeZone),
  })

  const save = form.handleSubmit(async (values) => {
    const edits = editsBetween(order, planOf(values, timeZone))
    const result = await mutate('order/assign', { orderId: order.id, edits })
    if (result.ok) onClose()
    else setProblem(result.problem)
  })

  return (
    <EditSheet
      title={t('orders.plan')}
      isDirty={form.formState.isDirty}
      isSaving={form.formState.isSubmitting}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <PlanFields form={form} timeZone={timeZone} />
    </EditSheet>
  )
}
