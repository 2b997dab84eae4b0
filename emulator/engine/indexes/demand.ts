import type { IndexField, IndexScope } from '#emulator/store/index-entries.ts'
import type { FieldFilter, Order } from '../query/query.ts'

/** The index that a conjunction of filters requires. */
export interface Demand {
  readonly scope: IndexScope
  readonly collectionId: string
  /** Fields compared with `==` or `array-contains`, each once. */
  readonly fixed: readonly (IndexField & { readonly filter: FieldFilter })[]
  /** The orders without fixed fields and `__name__`. */
  readonly orders: readonly Order[]
  /** Fields that a sum or an average reads: the index must end with them, in any order and direction. */
  readonly included: readonly Pick<IndexField, 'path' | 'field'>[]
  readonly nameDirection: Order['direction']
}
