import type { MutationArgs } from '../mutation/registry.ts'

type NameOf =
  | 'location/edit'
  | 'location/share'
  | 'member/deactivate'
  | 'order/assign'
  | 'week/approve'
  | StockName
type StockName = 'stock/send' | 'stock/receive'

/** One of several changes that are queued together. */
export type Change = {
  readonly [N in NameOf]: { readonly name: N; readonly args: MutationArgs<N> }
}[NameOf]
