import type { Receipt } from '#domain/entities/receipt.ts'
import type { Ref } from '../types.ts'

type Line = Pick<Receipt, 'id' | 'name' | 'refs'> & Partial<Pick<Receipt, 'leadId' | 'writes'>>

/**
 * First receipts of commits that wrote the document although none of the commit's receipts reports it: names it in its
 * `refs` and has a mutation that writes such documents. An honest app sends none; the rules cannot refuse them.
 */
export function unreportedWrites<R extends Line>(
  receipts: readonly R[],
  ref: Ref,
  mayWrite: (name: string) => boolean,
): readonly R[] {
  const reporting = new Set(
    receipts
      .filter(({ name, refs }) => refs.includes(ref) && mayWrite(name))
      .map(({ id, leadId = id }) => leadId),
  )
  return receipts.filter(({ id, writes }) => writes?.includes(ref) && !reporting.has(id))
}
