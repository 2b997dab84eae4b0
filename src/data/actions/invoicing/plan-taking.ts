import type { Invoice } from '#domain/entities/invoice.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { entityOf } from '#data/queries/entities-of.ts'
import type { NamedMutation } from '#data/types/data.ts'
import type { Plan } from './types.ts'

/** Takes a deposit off a draft. */
export async function planTaking(
  db: UserDb,
  invoiceId: string,
  depositId: string,
): Promise<Result<Plan<void>, Problem>> {
  const deposit = entityOf('invoices', await db.invoices.get(depositId))
  if (!deposit) return fail({ type: 'doc/missing', ref: `invoices/${depositId}` })
  return ok({ changes: takingOf(deposit, invoiceId), answer: undefined })
}

/** The changes that take a deposit off a draft: it is freed first of an invoice that counts no longer. */
export function takingOf(
  { id: depositId, finalId }: Pick<Invoice, 'id' | 'finalId'>,
  invoiceId: string,
): readonly NamedMutation[] {
  const take = { id: newId(), name: 'invoice/takeDeposit' as const, args: { invoiceId, depositId } }
  if (finalId === null || finalId === invoiceId) return [take]
  const args = { invoiceId: finalId, depositId }
  return [{ id: newId(), name: 'invoice/releaseDeposit' as const, args }, take]
}
