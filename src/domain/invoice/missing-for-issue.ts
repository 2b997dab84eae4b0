import type { Company } from '../entities/company.ts'
import type { Customer } from '../entities/customer.ts'
import type { Address } from '../entities/fields.ts'
import type { Invoice } from '../entities/invoice.ts'
import { isCreditable } from '../money/document/creditable-of.ts'
import type { DocumentTotals } from '../money/document/document.ts'
import type { Creditable } from '../money/document/totals-of.ts'
import type { InvoiceContent } from './invoice-content.ts'

/** What a draft cannot be issued without. */
const blocking = [
  'lines',
  'negative',
  'overPrepaid',
  'tooLarge',
  'overCredited',
  'sellerName',
  'customer',
] as const
/** What the law or the customer asks for in most countries. */
const advised = ['sellerAddress', 'sellerTaxId', 'buyerAddress', 'price'] as const

export interface Missing {
  readonly kind: (typeof blocking)[number] | (typeof advised)[number]
  /** The line without a price; '' otherwise. */
  readonly line: string
}

export interface IssueFacts {
  readonly invoice: Pick<Invoice, 'kind'>
  readonly content: Pick<InvoiceContent, 'lines'>
  /** null where they are too large. */
  readonly totals: DocumentTotals | null
  /** Of a credit note: what is left to credit. */
  readonly creditable: Creditable
  readonly company: Pick<Company, 'name' | 'legalName' | 'address' | 'taxIds'>
  readonly customer: Customer | null
  /** Where the customer gets bills. */
  readonly address: Address | null
}

/** What a draft lacks before it is issued, what prevents it first. */
export function missingForIssue(facts: IssueFacts): readonly Missing[] {
  const { invoice, content, totals, creditable, company, customer, address } = facts
  const isOver = invoice.kind === 'credit' && totals !== null && !isCreditable(totals, creditable)
  const unpriced = content.lines.filter(
    ({ priceMinor, quantityMilli }) => priceMinor === 0 && quantityMilli !== 0,
  )
  const kinds: readonly (Missing['kind'] | false)[] = [
    content.lines.length === 0 && 'lines',
    totals === null && 'tooLarge',
    totals !== null && totals.totalMinor < 0 && 'negative',
    totals !== null &&
      totals.totalMinor >= 0 &&
      totals.totalMinor < totals.prepaidMinor &&
      'overPrepaid',
    isOver && 'overCredited',
    isBlank(company.legalName) && isBlank(company.name) && 'sellerName',
    customer === null && 'customer',
    isBlankAddress(company.address) && 'sellerAddress',
    company.taxIds.length === 0 && 'sellerTaxId',
    customer !== null && (address === null || isBlankAddress(address)) && 'buyerAddress',
  ]
  return [
    ...kinds.flatMap((kind) => (kind === false ? [] : [{ kind, line: '' }])),
    ...unpriced.map(({ name }) => ({ kind: 'price' as const, line: name })),
  ]
}

/** Whether the draft cannot be issued without it. */
export function isBlocking({ kind }: Missing): boolean {
  return blocking.some((one) => one === kind)
}

function isBlankAddress({ line1, city, postcode }: Address): boolean {
  return isBlank(line1) || (isBlank(city) && isBlank(postcode))
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
