import type { InvoiceView } from '#data/index.ts'
import type { Company } from '#domain/entities/company.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceTotals, leftToCredit } from '#domain/invoice/invoice-totals.ts'
import { isBlocking, type Missing, missingForIssue } from '#domain/invoice/missing-for-issue.ts'
import type { DocumentTotals } from '#domain/money/document/document.ts'

export interface IssueFacts {
  /** null where they are too large. */
  readonly totals: DocumentTotals | null
  /** What it cannot be issued without. */
  readonly blocking: readonly Missing[]
  readonly advised: readonly Missing[]
}

/** What is final once a stored draft is issued, and what it lacks. */
export function issueFacts(view: InvoiceView, company: Company): IssueFacts {
  const { invoice, customer, address, creditOf } = view
  const content = contentOf(invoice)
  const creditable = creditOf ? leftToCredit(contentOf(creditOf)) : []
  const totals = invoiceTotals(invoice, content, creditable)
  const missing = missingForIssue({
    invoice,
    content,
    totals,
    creditable,
    company,
    customer,
    address,
  })
  return {
    totals,
    blocking: missing.filter(isBlocking),
    advised: missing.filter((one) => !isBlocking(one)),
  }
}
