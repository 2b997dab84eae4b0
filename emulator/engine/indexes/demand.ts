import type { IndexField, IndexScope } from '#emulator/store/index-entries.ts'
import type { FieldFilter, Order } from '../query/query.ts'

/** What a conjunction asks of an index. */
export interface Demand {
  readonly scope: IndexScope
  readonly collectionId: string
  /** Fields with a fixed value or a wanted element, each once. */
  readonly fixed: readonly (IndexField & { readonly filter: FieldFilter })[]
  /** The orders that are left once fixed fields and the name are taken out. */
  readonly orders: readonly Order[]
  /** Fields that a sum or an average reads: they end the index, in any order and direction. */
  readonly carried: readonly Pick<IndexField, 'path' | 'field'>[]
  readonly nameDirection: Order['direction']
}
