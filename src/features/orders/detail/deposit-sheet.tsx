import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DiscountFields } from '#components/document/discount-fields.tsx'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useCompany, useData } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import type { EstimateDeposit } from '#domain/estimate/estimate-content.ts'
import { useT } from '#messages/index.ts'

export interface DepositSheetProps {
  order: Order
  onClose: () => void
}

/** Asks for money before the work: a share of the order's price, or an amount. The draft is opened to be issued. */
export function DepositSheet({ order, onClose }: DepositSheetProps) {
  const t = useT()
  const data = useData()
  const navigate = useNavigate()
  const company = useCompany()
  const [deposit, setDeposit] = useState<EstimateDeposit | null>(
    order.fixedPriceMinor === null ? { kind: 'amount', minor: 0 } : null,
  )
  const [invoiceId, setInvoiceId] = useState('')
  const { isSaving, problem, save } = useSaving(() => undefined)
  return (
    <EditSheet
      title={t('deposit.ask')}
      size="small"
      submitLabel={t('deposit.askCreate')}
      isDirty={deposit !== null && invoiceId === ''}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        await save(async () => {
          const { askDeposit } = await data.loadInvoicing()
          const name = t('deposit.askName', { title: order.title })
          const about = { orderId: order.id }
          const made = await askDeposit(about, name, deposit ?? { kind: 'amount', minor: 0 })
          if (made.ok) {
            setInvoiceId(made.value.invoiceId)
            await navigate(`/invoices/${made.value.invoiceId}`)
          }
          return made
        })
      }}
      onClose={onClose}
    >
      <p>{t('deposit.askNote')}</p>
      <DiscountFields
        label={t('deposit.askAmount')}
        kindLabel={t('deposit.askKind')}
        discount={deposit}
        currency={company?.currency ?? ''}
        onChange={setDeposit}
      />
    </EditSheet>
  )
}
