import { useNavigate } from 'react-router'
import { useCompany, useData } from '#data/react.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import type { Template } from '#domain/entities/template.ts'
import { convertedOrderId, needsOfEstimate } from '#domain/estimate/order-of-estimate.ts'
import { editsOfNeeds } from '#domain/mutation/mutators/order/order-needs.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { ok, type Result } from '#lib/result.ts'

export type Convert = (template: Template | null) => Promise<Result<void, Problem>>

/** Makes an order of an approved estimate, of the kind of a template or of none, and opens it. */
export function useConvert(estimate: Estimate): Convert {
  const { mutateAll } = useData()
  const navigate = useNavigate()
  const company = useCompany()

  return async (template) => {
    if (!company) return ok()
    const { id: estimateId } = estimate
    const orderId = convertedOrderId(estimateId)
    const kind = template === null ? {} : { templateId: template.id }
    const args = { estimateId, currency: company.currency, ...kind }
    const edits = editsOfNeeds({ ...needsOfEstimate(estimate, template) })
    const result = await mutateAll([
      { id: newId(), name: 'estimate/convert', args },
      // A change of its own: with it, the rules would have more to check than one commit may cost.
      ...(edits === null
        ? []
        : [{ id: newId(), name: 'order/edit' as const, args: { orderId, edits } }]),
    ])
    if (result.ok) await navigate(`/orders/${orderId}`)
    return result
  }
}
