import { useEffect } from 'react'
import { paperOf } from '#components/pdf/invoice/invoice-paper.ts'
import { paperFormat } from '#components/pdf/invoice/paper-format.ts'
import { printableInvoice } from '#domain/share/printable.ts'
import type { InvoiceShareView } from '#domain/share/share-view.ts'
import { Card } from '#ui/layout/card.tsx'
import { useLanguage, useShareText } from '../language.tsx'
import { DocumentActions } from '../parts/document-actions.tsx'
import page from '../parts/page.module.css'
import type { Share } from '../use-share.ts'
import { InvoiceSums } from './invoice-sums.tsx'
import { PaymentNote } from './payment-note.tsx'
import { Payment } from './payment.tsx'

export interface InvoiceViewProps {
  view: InvoiceShareView
  /** The reader has just come back from paying online. */
  hasReturned: boolean
  pay: Share['pay']
}

/** An invoice or credit note as its paper says it, what is paid, and how to pay the rest. */
export function InvoiceView({ view, hasReturned, pay }: InvoiceViewProps) {
  const t = useShareText()
  const language = useLanguage()
  const { invoice: shared, creditOf, company, balanceMinor } = view
  const { invoice, content } = printableInvoice(view)
  const paper = paperOf(invoice, content, { language, creditOf, terms: '' })
  const heading = paper ? `${paper.heading} ${paper.number}` : shared.number

  useEffect(() => {
    document.title = `${heading} · ${company.name}`
  }, [heading, company.name])

  if (!paper) return <h1>{heading}</h1>
  const { words } = paper
  const isCredit = shared.kind === 'credit'
  const { money } = paperFormat(language, shared.seller.address.country, shared.currency)
  return (
    <>
      <header className={page.head}>
        <h1>
          {paper.heading} <span className={page.number}>{paper.number}</span>
        </h1>
        <p className={page.facts}>
          {words.buyer}: {paper.buyer.name}
        </p>
        {paper.facts.map(([name, value]) => (
          <p key={name} className={page.facts}>
            {name}: {value}
          </p>
        ))}
      </header>
      <PaymentNote view={view} hasReturned={hasReturned} />
      {!isCredit && balanceMinor > 0 && (
        <Payment
          rows={paper.payment}
          balance={money(balanceMinor)}
          online={view.payOnlineMinor > 0 ? money(view.payOnlineMinor) : null}
          pay={pay}
        />
      )}
      <Card title={t('share.lines')} className={page.stack}>
        <ul className={page.lines}>
          {paper.lines.map((line, i) => (
            <li key={`${i} ${line.name}`}>
              <span>{line.name}</span>
              <span>{line.amount}</span>
              <span className={page.detail}>
                {[
                  `${line.quantity} × ${line.price}`,
                  `${words.tax} ${line.rate}`,
                  ...line.details,
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        <InvoiceSums view={view} paper={paper} money={money} />
        {paper.remarks.map((text) => (
          <p key={text} className={page.note}>
            {text}
          </p>
        ))}
      </Card>
      <DocumentActions view={view} />
    </>
  )
}
