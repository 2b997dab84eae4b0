import type { Company } from '#domain/entities/company.ts'
import type { Payment } from '#domain/entities/payment.ts'
import type { Language } from '#domain/entities/user.ts'
import { shortCode } from '#lib/short-code.ts'
import type { Translate } from '#messages/index.ts'
import { companyLines } from '../company/company-lines.ts'
import { paperFormat } from '../pdf/invoice/paper-format.ts'
import type { Receipt } from '../pdf/receipt/receipt-document.ts'

export interface ReceiptSource {
  readonly payment: Payment
  readonly isReversed: boolean
  /** Numbers of invoices by id; of those that this device does not have, none is named. */
  readonly numbers: ReadonlyMap<string, string>
  readonly customerName: string
  readonly company: Company
}

/** The receipt of a payment, refund or reversal; `t` speaks `language`. */
export function receiptOf(source: ReceiptSource, t: Translate, language: Language): Receipt {
  const { payment, isReversed, numbers, customerName, company } = source
  const { kind, method, amountMinor, currency, reference } = payment
  const { money, day } = paperFormat(language, company.address.country, currency)
  const used = payment.invoiceIds.map((id, i) => ({
    name: numbers.get(id) || t('invoices.kind.invoice'),
    minor: payment.allocatedMinor[i] ?? 0,
  }))
  const left = amountMinor - used.reduce((sum, { minor }) => sum + minor, 0)
  const uses = used.map(({ name, minor }) => [name, money(minor)] as const)
  // A technician’s payment has no invoice yet: that it is credit says nothing to who paid.
  const hasCredit = kind === 'payment' && left > 0 && uses.length > 0
  return {
    heading: t(`receipt.heading.${kind}`),
    ref: `P-${shortCode(payment.reversalOf ?? payment.id)}`,
    company: company.name,
    companyLines: companyLines(company),
    amountName: t(`receipt.amount.${kind}`),
    amount: money(amountMinor),
    facts: (
      [
        [t(kind === 'refund' ? 'receipt.to' : 'receipt.from'), customerName],
        [t('receipt.day'), day(payment.receivedOn)],
        [t('payments.method'), t(`payments.method.${method}`)],
        [t('payments.reference'), reference],
      ] as const
    ).filter(([, value]) => value !== ''),
    usesTitle: t('payments.paysFor'),
    uses: [...uses, ...(hasCredit ? [[t('receipt.credit'), money(left)] as const] : [])],
    warning: isReversed ? t('receipt.reversed') : '',
  }
}
