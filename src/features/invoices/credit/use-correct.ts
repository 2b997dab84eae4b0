import { useCompany } from '#components/invoice/use-company.ts'
import { useToday } from '#components/invoice/use-today.ts'
import type { InvoiceView } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { creditDraft } from '#domain/invoice/credit-draft.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceTotals, leftToCredit } from '#domain/invoice/invoice-totals.ts'
import { linesLeft } from '#domain/invoice/left-to-credit.ts'
import { buyerOf, sellerOf } from '#domain/invoice/parties.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { isFinal } from './final-credits.ts'

/** Takes back what is left of an invoice and begins a new draft with its lines, both or neither. */
export function useCorrect() {
  const data = useData()
  const company = useCompany()
  const day = useToday()
  return async (view: InvoiceView): Promise<Result<{ readonly invoiceId: string }, Problem>> => {
    const { invoice, customer, address } = view
    const content = contentOf(invoice)
    const credits = view.credits.filter(isFinal).map(contentOf)
    const quantities = new Map(
      linesLeft(content, credits).map(({ line, leftMilli }) => [line.id, leftMilli]),
    )
    const credit = creditDraft({ invoice, content, credits, quantities, newId })
    const totals = invoiceTotals(invoice, credit, leftToCredit(content))
    if (!company || !customer)
      return fail({ type: 'doc/missing', ref: `customers/${invoice.customerId}` })
    if (!totals) return fail({ type: 'invoice/too-large' })
    const invoiceId = newId()
    const { kind, currency, customerId, orderIds, isInclusive, taxRounding } = invoice
    const { lines, discount } = content
    const { note, termsDays, supplyFrom, supplyTo } = invoice
    const corrected = await data.mutateAll([
      { id: newId(), name: 'invoice/create', args: credit },
      {
        id: newId(),
        name: 'invoice/issue',
        args: {
          invoiceId: credit.invoiceId,
          day,
          totalMinor: totals.totalMinor,
          seller: sellerOf(company),
          buyer: buyerOf(customer, address),
          creditOf: invoice.id,
        },
      },
      {
        id: newId(),
        name: 'invoice/create',
        args: {
          invoiceId,
          kind,
          creditOf: null,
          currency,
          customerId,
          orderIds,
          isInclusive,
          taxRounding,
          lines,
          discount,
          note,
          termsDays,
          supplyFrom,
          supplyTo,
        },
      },
    ])
    return corrected.ok ? ok({ invoiceId }) : corrected
  }
}
