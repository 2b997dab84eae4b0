import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useMutate } from '#data/react.ts'
import type { Customer } from '#domain/entities/customer.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { CustomerFields } from './customer-fields.tsx'
import {
  customerFormSchema,
  customerValues,
  type CustomerValues,
  storedCustomer,
} from './customer-form.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'

export function EditCustomerSheet({
  customer,
  onClose,
}: {
  customer: Customer
  onClose: () => void
}) {
  const t = useT()
  const mutate = useMutate()
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(() => customerValues(customer))
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<CustomerValues>({
    resolver: valibotResolver(customerFormSchema),
    defaultValues: seen,
  })

  const save = form.handleSubmit(async (values) => {
    const edits = editsBetween(storedCustomer(seen), storedCustomer(values))
    const result = await mutate('customer/edit', { customerId: customer.id, edits })
    if (result.ok) onClose()
    else setProblem(result.problem)
  })

  return (
    <EditSheet
      title={t('customers.edit')}
      isDirty={form.formState.isDirty}
      isSaving={form.formState.isSubmitting}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <CustomerFields
        register={form.register}
        errors={form.formState.errors}
        priceListId={seen.priceListId}
      />
    </EditSheet>
  )
}
