import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ProblemNote } from '#components/problem-note.tsx'
import { useMutate, useTimeZone } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { Form, FormActions } from '#ui/form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { editsBetween } from '#domain/mutation/edits-between.ts'
import { PlanFields } from './plan-fields.tsx'
import { planFormSchema, planOf, planValues, type PlanValues } from './plan-form.ts'

/** Who does it and when. */
export function PlanSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT()
  const mutate = useMutate()
  const timeZone = useTimeZone()
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
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('orders.plan')}
      closeLabel={t('action.cancel')}
      isDismissable={!form.formState.isDirty}
    >
      <Form
        onSubmit={(event) => void save(event)}
        problem={problem && <ProblemNote problem={problem} />}
        data-unsaved={form.formState.isDirty || undefined}
      >
        <PlanFields form={form} timeZone={timeZone} />
        <FormActions>
          <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
            {t('action.save')}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Sheet>
  )
}
