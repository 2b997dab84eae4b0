import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCompany } from '../use-company.ts'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { customerList } from '#data/index.ts'
import { useLive, useMutate } from '#data/react.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { ComboBox } from '#ui/form/combo-box.tsx'

export interface NewInvoiceSheetProps {
  /** '' for none yet. */
  customerId: string
  onClose: () => void
}

/** Begins an empty draft for a customer. */
export function NewInvoiceSheet({ customerId: first, onClose }: NewInvoiceSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const navigate = useNavigate()
  const company = useCompany()
  const customers = useLive(customerList())
  const [invoiceId] = useState(newId)
  const [customerId, setCustomerId] = useState<string | null>(first || null)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(() => void navigate(`/invoices/${invoiceId}`))
  return (
    <EditSheet
      title={t('invoices.new')}
      size="small"
      submitLabel={t('invoices.newCreate')}
      isDirty={false}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (customerId === null || !company) return
        await save(() =>
          mutate('invoice/create', {
            invoiceId,
            kind: 'invoice',
            creditOf: null,
            customerId,
            orderIds: [],
            currency: company.currency,
            isInclusive: false,
            taxRounding: 'document',
            discount: null,
            lines: [],
            note: '',
            termsDays: 14,
            supplyFrom: null,
            supplyTo: null,
          }),
        )
      }}
      onClose={onClose}
    >
      {/* What is typed before the names are there would be lost when they come. */}
      {customers && (
        <ComboBox
          label={t('invoices.newCustomer')}
          emptyText={t('invoices.newCustomerNone')}
          value={customerId}
          error={tried && customerId === null ? t('form.choose') : undefined}
          options={customers
            .filter(({ customer }) => customer.archivedAt === null && customer.erasedAt === null)
            .map(({ customer }) => ({
              value: customer.id,
              label: customer.name,
              description: [customer.phone, customer.email].filter(Boolean).join(' · '),
            }))}
          onChange={setCustomerId}
        />
      )}
    </EditSheet>
  )
}
