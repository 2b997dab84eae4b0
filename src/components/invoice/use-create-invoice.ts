import { useData } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'

/** Creates a draft over what is not billed yet of some orders of one customer. */
export function useCreateInvoice() {
  const t = useT()
  const data = useData()
  return async (
    orderIds: readonly string[],
  ): Promise<Result<{ readonly invoiceId: string }, Problem>> => {
    const { createInvoiceFrom } = await data.loadInvoicing()
    return createInvoiceFrom(orderIds, {
      labor: t('invoices.lineNames.labor'),
      travel: t('invoices.lineNames.travel'),
      part: t('invoices.lineNames.part'),
    })
  }
}
