import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { lineNames } from '#components/invoice/line-names.ts'

/**
 * Creates a draft over what is left to bill of some orders of one customer, and answers with its id; null where that fails,
 * which it says.
 */
export function useCreateInvoice(): (orderIds: readonly string[]) => Promise<string | null> {
  const t = useT()
  const data = useData()
  const reportProblem = useProblemToast()
  return async (orderIds) => {
    const { createInvoiceFrom } = await data.loadInvoicing()
    const result = await createInvoiceFrom(orderIds, lineNames(t))
    if (result.ok) return result.value.invoiceId
    reportProblem(result.problem)
    return null
  }
}
