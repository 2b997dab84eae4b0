import type { Picture } from '#domain/entities/picture.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

/** What the page does for the payments that it shows. */
export interface PaymentActions {
  readonly record: (args: MutationArgs<'payment/record'>) => Promise<Result<unknown, Problem>>
  /** null for people who may not. */
  readonly reverse:
    | ((args: MutationArgs<'payment/reverse'>) => Promise<Result<unknown, Problem>>)
    | null
  /** The company's logo for receipts. */
  readonly readLogo: () => Promise<Picture | null>
}
