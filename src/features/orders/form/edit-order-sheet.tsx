import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import type { OrderView } from '#data/index.ts'
import { useCompany, useMutate } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { AssetFields } from './asset-fields.tsx'
import { workEntries, workOf, workValues, type WorkValues } from './order-form.ts'
import { PriceField } from './price-field.tsx'
import { priceEntries, priceOf, priceValues, type PriceValues } from './price-form.ts'
import { PriorityField, WorkFields, WorkNotes } from './work-fields.tsx'

/** Edits what the order is about. Schedule and assignees have their own sheet. */
export function EditOrderSheet({ view, onClose }: { view: OrderView; onClose: () => void }) {
  const t = useT()
  const mutate = useMutate()
  const currency = useCompany()?.currency ?? 'USD'
  // The values when the form opened: an edit records what it changes from.
  const [order] = useState(view.order)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<WorkValues & PriceValues>({
    resolver: valibotResolver(v.object({ ...workEntries, ...priceEntries(currency) })),
    defaultValues: { ...workValues(order), ...priceValues(order, currency) },
  })

  const save = form.handleSubmit(async (values) => {
    const edits = editsBetween(order, { ...workOf(values), ...priceOf(values, currency) })
    const result = await mutate('order/edit', { orderId: order.id, edits })
    if (result.ok) onClose()
    else setProblem(result.problem)
  })

  return (
    <EditSheet
      title={t('orders.edit')}
      size="large"
      isDirty={form.formState.isDirty}
      isSaving={form.formState.isSubmitting}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <WorkFields form={form} orderId={order.id} />
      <PriorityField form={form} />
      <WorkNotes form={form} />
      <PriceField form={form} currency={currency} />
      <AssetFields
        siteId={order.siteId}
        chosen={form.watch('assetIds')}
        register={() => form.register('assetIds')}
      />
    </EditSheet>
  )
}
