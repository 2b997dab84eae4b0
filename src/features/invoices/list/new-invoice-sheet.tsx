import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CustomerField } from '#components/customer/customer-field.tsx'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useCustomerPorts } from '#data/index.ts'
import { useCompany, useMutate } from '#data/react.ts'
import { cashStepField } from '#domain/money/cash-rounding.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'

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
  const ports = useCustomerPorts()
  const [invoiceId] = useState(newId)
  const [customerId, setCustomerId] = useState<string | null>(first || null)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(() => {
    // Back leads to the list, not to this sheet.
    onClose()
    void navigate(`/invoices/${invoiceId}`)
  })
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
            isInclusive: company.pricesIncludeTax,
            taxRounding: 'document',
            ...cashStepField(company),
            discount: null,
            lines: [],
            note: '',
            termsDays: company.termsDays,
            supplyFrom: null,
            supplyTo: null,
          }),
        )
      }}
      onClose={onClose}
    >
      <CustomerField
        ports={ports}
        value={customerId}
        error={tried && customerId === null ? t('form.choose') : undefined}
        onChange={(customer) => setCustomerId(customer?.id ?? null)}
      />
    </EditSheet>
  )
}
