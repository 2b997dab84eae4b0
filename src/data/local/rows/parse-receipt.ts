import type { Receipt } from '#domain/entities/receipt.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { receiptArgs } from '#domain/mutation/receipt/receipt-args.ts'
import type { Doc } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'

/** A receipt as this device stores it, without the private messages that older ones contained. */
export function parseReceipt(id: string, doc: Doc): Result<Receipt, Problem> {
  const parsed = parseRow('mutations', id, doc)
  return parsed.ok ? ok(withoutPrivateText(parsed.value)) : parsed
}

export function withoutPrivateText(receipt: Receipt): Receipt {
  const args = receiptArgs(receipt.name, receipt.args)
  return args === receipt.args ? receipt : { ...receipt, args }
}
