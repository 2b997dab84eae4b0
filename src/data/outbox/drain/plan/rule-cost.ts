import type { CollectionName } from '#domain/entities/collections.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'

/** The documents of the user and the company as the commit leaves them, and the first receipt of the commit. */
export type CommonLookup = 'userAfter' | 'companyAfter' | 'lead'

/** The most that the rules spend on one write. */
export interface RuleCost {
  /** Apart from those for its own documents. */
  readonly expressions: number
  /** Expressions for each of its own documents. */
  readonly each?: number
  /** Documents that are looked up for every such write of a commit: the same ones each time. */
  readonly common: readonly CommonLookup[]
  /** Documents in these collections that the mutation names or peeks at are looked up too. */
  readonly own: readonly CollectionName[]
}

type WritesOfMutation = Readonly<
  Partial<Record<CollectionName, { readonly create?: RuleCost; readonly update?: RuleCost }>>
>
export type RuleCosts = Readonly<Partial<Record<MutationName, WritesOfMutation>>>

/** The first receipt of a commit authorizes its writer, and the others belong to it. */
export interface ReceiptCosts {
  readonly lead: RuleCost
  readonly follow: RuleCost
}

/** The most that the rules spend on reading one document. */
export type ReadCosts = Readonly<
  Partial<Record<CollectionName, { readonly expressions: number; readonly lookups: number }>>
>
