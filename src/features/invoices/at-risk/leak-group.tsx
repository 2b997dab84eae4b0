import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateInvoice } from '../to-invoice/use-create-invoice.ts'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { MoneyText } from '#components/text/money-text.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { MoneyAtRisk } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { LeakKind } from '#domain/leaks/leak.ts'
import { sumLeaks } from '#domain/leaks/sum-leaks.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import styles from './at-risk.module.css'
import { LeakSums } from './leak-sums.tsx'

/** As many as fit a screen; more on request. */
const shownFirst = 10

interface LeakGroupProps {
  kind: LeakKind
  items: readonly MoneyAtRisk[]
}

/** The leaks of one kind, with what to do about each. */
export function LeakGroup({ kind, items }: LeakGroupProps) {
  const t = useT()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? items : items.slice(0, shownFirst)
  return (
    <Card
      flush
      title={t(`atRisk.${kind}`)}
      actions={<LeakSums sums={sumLeaks(items)} className={styles.sum} />}
    >
      <p className={styles.why}>{t(`atRiskNote.${kind}`)}</p>
      <ul className={styles.list}>
        {shown.map((leak) => (
          <li key={leak.id} className={styles.row}>
            <LeakRow leak={leak} />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <div className={styles.more}>
          <Button size="small" variant="quiet" onPress={() => setAll(true)}>
            {t('atRisk.showAll', { count: items.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}

function LeakRow({ leak }: { leak: MoneyAtRisk }) {
  const { kind, id, title, customerName, since, amountMinor, currency } = leak
  const isDraft = kind === 'oldDraft'
  return (
    <>
      <ListRow
        href={isDraft ? `/invoices/${id}` : `/orders/${id}`}
        title={title === '' ? customerName : title}
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

/** The one press that mends it. */
function Remedy({ leak: { kind, id, title, customerName } }: { leak: MoneyAtRisk }) {
  const t = useT()
  const actor = useActor()
  const navigate = useNavigate()
  const createInvoice = useCreateInvoice()
  const wide = useMediaQuery('(width >= 900px)')
  const [isCreating, setCreating] = useState(false)
  const name = title === '' ? customerName : title
  if (kind === 'toReview' || kind === 'oldDraft') {
    return (
      <ButtonLink
        size="small"
        href={kind === 'oldDraft' ? `/invoices/${id}?issue=1` : `/orders/${id}`}
        aria-label={t(kind === 'oldDraft' ? 'atRisk.issueOf' : 'atRisk.reviewOf', { name })}
      >
        {t(kind === 'oldDraft' ? 'atRisk.issue' : 'atRisk.review')}
      </ButtonLink>
    )
  }
  if (actor === null || !can(actor, 'invoice/edit')) return null
  return (
    <Button
      size="small"
      aria-label={t('invoices.createFor', { name })}
      pending={isCreating}
      onPress={() => {
        setCreating(true)
        void createInvoice([id]).then((invoiceId) => {
          setCreating(false)
          return invoiceId === null ? undefined : navigate(`/invoices/${invoiceId}`)
        })
      }}
    >
      {t(wide ? 'invoices.createOne' : 'invoices.createShort')}
    </Button>
  )
}
