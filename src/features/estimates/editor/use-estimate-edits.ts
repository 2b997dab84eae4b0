import {
  type DraftChange,
  type DraftEdits,
  useDraftEdits,
} from '#components/document/use-draft-edits.ts'
import { useData } from '#data/react.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import { estimateContent } from '#domain/estimate/estimate-content.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'

/** What the editor changes of a draft. Every value is valid: what cannot be read stays in its field. */
export type EstimateFields = Omit<
  MutationArgs<'estimate/create'>,
  'estimateId' | 'orderId' | 'readerIds' | 'currency' | 'taxRounding'
>
export type EstimateChange = DraftChange<EstimateFields>

/** The edits of an estimate's draft. */
export function useEstimateEdits(estimate: Estimate): DraftEdits<EstimateFields> {
  const data = useData()
  const slot = `estimates/${estimate.id}`
  const argsOf = (edits: MutationArgs<'estimate/edit'>['edits']) => ({
    estimateId: estimate.id,
    edits,
  })
  return useDraftEdits<EstimateFields>({
    doc: estimate,
    fields: storedFields(estimate),
    keep: (edits) => data.keepDraft(slot, edits && { name: 'estimate/edit', args: argsOf(edits) }),
    write: (edits) => data.mutate('estimate/edit', argsOf(edits), { draft: slot }),
  })
}

function storedFields(estimate: Estimate): EstimateFields {
  const { title, customerId, siteId, isInclusive, note, validUntil } = estimate
  const { options, lines, deposit } = estimateContent(estimate)
  return { title, customerId, siteId, isInclusive, note, validUntil, options, lines, deposit }
}
