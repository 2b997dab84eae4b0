import { useCompany } from '#components/invoice/use-company.ts'
import { useToday } from '#components/invoice/use-today.ts'
import type { InvoiceView } from '#data/index.ts'
import { useMutate } from '#data/react.ts'
import { buyerOf, sellerOf } from '#domain/invoice/parties.ts'
import { fail, type Result } from '#lib/result.ts'
import type { Problem } from '#domain/problem.ts'

/** Issues a draft for the sum that the person saw. */
export function useIssue() {
  const mutate = useMutate()
  const company = useCompany()
  const day = useToday()
  return async (
    { invoice, customer, address }: InvoiceView,
    totalMinor: number,
  ): Promise<Result<unknown, Problem>> => {
    if (!company || !customer)
      return fail({ type: 'doc/missing', ref: `customers/${invoice.customerId}` })
    return mutate('invoice/issue', {
      invoiceId: invoice.id,
      day,
      totalMinor,
      seller: sellerOf(company),
      buyer: buyerOf(customer, address),
      creditOf: invoice.creditOf,
    })
  }
}
