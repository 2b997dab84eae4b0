import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { MoneyText } from '#components/text/money-text.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { MoneyAtRisk } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { useCreateInvoice } from '../to-invoice/use-create-invoice.ts'

/** One piece of money at risk, and the press that mends it. */
export function LeakRow({ leak }: { leak: MoneyAtRisk }) {
  const { id, title, customerName, since, amountMinor, currency } = leak
  return (
    <>
      <ListRow
        href={pathOf(leak)}
        title={nameOf(leak)}
        titleEnd={
          <>
            <SampleBadge id={id} />
            {amountMinor > 0 && <MoneyText minor={amountMinor} currency={currency} />}
          </>
        }
        note={
          <>
            <WhenText at={since} show="date" />
            {title !== '' && ` · ${customerName}`}
          </>
        }
      />
      <div>
        <Remedy leak={leak} />
      </div>
    </>
  )
}

const estimateKinds: ReadonlySet<MoneyAtRisk['kind']> = new Set([
  'depositNotAsked',
  'approvedEstimate',
  'unansweredEstimate',
])

function pathOf({ kind, id }: MoneyAtRisk): string {
  if (kind === 'oldDraft' || kind === 'depositUnpaid') return `/invoices/${id}`
  return estimateKinds.has(kind) ? `/estimates/${id}` : `/orders/${id}`
}

function nameOf({ title, customerName }: MoneyAtRisk): string {
  return title === '' ? customerName : title
}

function Remedy({ leak }: { leak: MoneyAtRisk }) {
  const t = useT()
  const name = nameOf(leak)
  if (leak.kind === 'oldDraft')
    return (
      <ButtonLink
        size="small"
        href={`${pathOf(leak)}?issue=1`}
        aria-label={t('atRisk.issueOf', { name })}
      >
        {t('atRisk.issue')}
      </ButtonLink>
    )
  if (leak.kind === 'toReview')
    return (
      <ButtonLink size="small" href={pathOf(leak)} aria-label={t('atRisk.reviewOf', { name })}>
        {t('atRisk.review')}
      </ButtonLink>
    )
  if (leak.kind === 'depositUnpaid' || estimateKinds.has(leak.kind))
    return (
      <ButtonLink size="small" href={pathOf(leak)} aria-label={t('atRisk.openOf', { name })}>
        {t('atRisk.open')}
      </ButtonLink>
    )
  return <CreateInvoiceButton orderId={leak.id} name={name} />
}

function CreateInvoiceButton({ orderId, name }: { orderId: string; name: string }) {
  const t = useT()
  const actor = useActor()
  const navigate = useNavigate()
  const createInvoice = useCreateInvoice()
  const wide = useMediaQuery('(width >= 900px)')
  const [isCreating, setCreating] = useState(false)
  if (actor === null || !can(actor, 'invoice/edit')) return null

  async function create() {
    setCreating(true)
    const invoiceId = await createInvoice([orderId])
    setCreating(false)
    if (invoiceId !== null) await navigate(`/invoices/${invoiceId}`)
  }

  return (
    <Button
      size="small"
      aria-label={t('invoices.createFor', { name })}
      pending={isCreating}
      onPress={() => void create()}
    >
      {t(wide ? 'invoices.createOne' : 'invoices.createShort')}
    </Button>
  )
}
