import { useCompany } from '../use-company.ts'
import { invoiceById } from '#data/index.ts'
import { useData } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { ok, type Result } from '#lib/result.ts'
import { issueFacts } from '../issue/issue-facts.ts'

/** Takes back what is left of an invoice and begins a new draft with its lines, whose id it returns. */
export function useCorrect() {
  const data = useData()
  const company = useCompany()
  return async (id: string): Promise<Result<string, Problem>> => {
    const { correctInvoice, issueInvoice } = await data.loadInvoicing()
    const corrected = await correctInvoice(id)
    if (!corrected.ok) return corrected
    const { creditId, invoiceId } = corrected.value
    const credit = creditId === null ? null : await data.read(invoiceById(creditId))
    // Without it the new draft would bill the same work twice.
    if (creditId !== null && credit && company) {
      const totalMinor = issueFacts(credit, company).totals?.totalMinor ?? 0
      const issued = await issueInvoice(creditId, totalMinor)
      if (!issued.ok) return issued
    }
    return ok(invoiceId)
  }
}
