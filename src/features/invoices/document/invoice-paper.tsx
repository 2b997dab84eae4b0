import { AddressText } from '#components/contact/address-text.tsx'
import { DayText } from '#components/text/day-text.tsx'
import type { InvoiceView } from '#data/index.ts'
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts'
import { openMinor } from '#domain/invoice/invoice-state.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { useFormat, useT } from '#messages/index.ts'
import { NamedValue } from '#components/document/named-value.tsx'
import styles from './invoice-paper.module.css'
import { PaperLines } from './paper-lines.tsx'
import { PaperSums } from './paper-sums.tsx'

export interface InvoicePaperProps {
  view: InvoiceView
  content: InvoiceContent
}

/** A final invoice or credit note as it is on paper, from what it says of itself alone. */
export function InvoicePaper({ view, content }: InvoicePaperProps) {
  const t = useT()
  const { invoice } = view
  const { seller, buyer } = content
  const kind = t(`invoiceDoc.${shownKind(invoice)}`)
  return (
    <article className={styles.paper} data-print-page>
      <header className={styles.head}>
        <div>
          <p className={styles.seller}>{seller?.name}</p>
          {seller && <PartyLines party={seller} />}
        </div>
        <div className={styles.title}>
          <h2>{kind}</h2>
          <p className={styles.number}>{invoice.number || t('invoiceDoc.noNumber')}</p>
        </div>
      </header>
      <div className={styles.parties}>
        <section>
          <h3 className={styles.label}>{t('invoiceDoc.billTo')}</h3>
          <p className={styles.buyer}>{buyer?.name ?? view.customer?.name}</p>
          {buyer && <PartyLines party={buyer} />}
        </section>
        <Facts view={view} />
      </div>
      <PaperLines invoice={invoice} content={content} />
      <PaperSums invoice={invoice} content={content} paidMinor={view.paidMinor} />
      {invoice.note !== '' && <p className={styles.note}>{invoice.note}</p>}
      <Footer view={view} content={content} />
    </article>
  )
}

function PartyLines({ party }: { party: NonNullable<InvoiceContent['seller']> }) {
  const format = useFormat()
  const { address, phone, email, website } = party
  const country = address.country === '' ? undefined : format.countryName(address.country)
  const isEmpty = Object.values(address).every((one) => one === '')
  return (
    <div className={styles.party}>
      {!isEmpty && <AddressText address={address} country={country} />}
      {party.taxIds.map((taxId) => (
        <p key={taxId}>{taxId}</p>
      ))}
      {[phone, email, website.replace(/^https?:\/\//, '')]
        .filter((one) => one !== '')
        .map((one) => (
          <p key={one}>{one}</p>
        ))}
    </div>
  )
}

/** The days that matter, and what a credit note is about. */
function Facts({ view: { invoice, creditOf } }: { view: InvoiceView }) {
  const t = useT()
  const { issuedOn, actedOn, dueOn, supplyFrom, supplyTo, kind } = invoice
  const issued = issuedOn ?? actedOn
  return (
    <dl className={styles.facts}>
      {issued !== null && (
        <NamedValue name={t('invoiceDoc.issuedOn')}>
          <DayText day={issued} />
        </NamedValue>
      )}
      {kind !== 'credit' && dueOn !== null && (
        <NamedValue name={t('invoiceDoc.dueOn')}>
          <strong>
            <DayText day={dueOn} />
          </strong>
        </NamedValue>
      )}
      {supplyFrom !== null && (
        <NamedValue name={t('invoiceDoc.supply')}>
          <DayText day={supplyFrom} />
          {supplyTo !== null && supplyTo !== supplyFrom && (
            <>
              {' – '}
              <DayText day={supplyTo} />
            </>
          )}
        </NamedValue>
      )}
      {creditOf && <NamedValue name={t('invoiceDoc.about')}>{creditOf.number}</NamedValue>}
    </dl>
  )
}

/** How to pay what is still open. */
function Footer({ view: { invoice, paidMinor }, content }: InvoicePaperProps) {
  const t = useT()
  const format = useFormat()
  const { seller, totals } = content
  if (invoice.kind === 'credit' || !totals) return null
  const open = openMinor(invoice, paidMinor)
  if (open <= 0) return null
  const sum = format.money(open, invoice.currency)
  return (
    <footer className={styles.foot}>
      <p>
        {invoice.dueOn === null
          ? t('invoiceDoc.payLater', { count: invoice.termsDays })
          : t('invoiceDoc.pay', { sum, day: format.day(invoice.dueOn) })}
      </p>
      {seller && seller.iban !== '' && (
        <p className="tabular">
          {t('invoiceDoc.iban', { iban: seller.iban.replaceAll(/(.{4})(?=.)/g, '$1 ') })}
        </p>
      )}
    </footer>
  )
}
