import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { InvoiceRows } from '#components/invoice/invoice-rows.tsx'
import { lineNames } from '#components/invoice/line-names.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { invoicesAbout } from '#data/index.ts'
import { useActor, useData, useLive, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './invoice-card.module.css'

/** For the office: the invoices of an order, or the way to one. */
export function InvoiceCard({ order }: { order: Order }) {
  const t = useT()
  const actor = useActor()
  const navigate = useNavigate()
  const data = useData()
  const today = useToday(useTimeZone())
  const reportProblem = useProblemToast()
  const [isCreating, setCreating] = useState(false)
  const items = useLive(invoicesAbout({ orderId: order.id }))
  const shown = items ?? []
  const mayCreate = actor !== null && can(actor, 'invoice/edit')
  const isReady = order.status === 'reviewed' && mayCreate && items?.length === 0

  async function createInvoice() {
    setCreating(true)
    const { createInvoiceFrom } = await data.loadInvoicing()
    const result = await createInvoiceFrom([order.id], lineNames(t))
    setCreating(false)
    if (result.ok) await navigate(`/invoices/${result.value.invoiceId}?issue=1`)
    else reportProblem(result.problem)
  }

  if (!isReady && shown.length === 0) return null
  return (
    <Card title={t('invoices.ofOrder')} flush={shown.length > 0}>
      {shown.length > 0 ? (
        <InvoiceRows items={shown} today={today} />
      ) : (
        <div className={styles.ready}>
          <p>{t('invoices.orderReady')}</p>
          <Button
            variant="primary"
            icon={<FilePlus2 aria-hidden="true" />}
            pending={isCreating}
            onPress={() => void createInvoice()}
          >
            {t('invoices.createOne')}
          </Button>
        </div>
      )}
    </Card>
  )
}
