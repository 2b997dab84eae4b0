import {
  type DraftChange as ChangeOf,
  type DraftEdits,
  useDraftEdits as useEdits,
} from '#components/document/use-draft-edits.ts'
import { useData } from '#data/react.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'

/** What the editor changes of a draft. Every value is valid: what cannot be read stays in its field. */
export type DraftFields = Pick<
  MutationArgs<'invoice/create'>,
  | 'customerId'
  | 'lines'
  | 'discount'
  | 'isInclusive'
  | 'note'
  | 'termsDays'
  | 'supplyFrom'
  | 'supplyTo'
>

export type DraftChange = ChangeOf<DraftFields>

/** The edits of an invoice's draft. */
export function useDraftEdits(invoice: Invoice): DraftEdits<DraftFields> {
  const data = useData()
  const slot = `invoices/${invoice.id}`
  const argsOf = (edits: MutationArgs<'invoice/edit'>['edits']) => ({
    invoiceId: invoice.id,
    edits,
  })
  return useEdits<DraftFields>({
    doc: invoice,
    fields: storedFields(invoice),
    keep: (edits) => data.keepDraft(slot, edits && { name: 'invoice/edit', args: argsOf(edits) }),
    write: (edits) => data.mutate('invoice/edit', argsOf(edits), { draft: slot }),
  })
}

function storedFields(invoice: Invoice): DraftFields {
  const { customerId, isInclusive, note, termsDays, supplyFrom, supplyTo } = invoice
  const { lines, discount } = contentOf(invoice)
  return { customerId, lines, discount, isInclusive, note, termsDays, supplyFrom, supplyTo }
}
