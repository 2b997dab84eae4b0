export { createData } from './create-data.ts'
export type { DataOptions } from './create-data.ts'
export { customerById, customerList } from './queries/customers.ts'
export { outboxItems, unreadableDocuments } from './queries/outbox.ts'
export { orderById, orderHistory, orderList } from './queries/orders.ts'
export { counts, team } from './queries/team.ts'
export type {
  CustomerListItem,
  CustomerView,
  Data,
  HistoryEntry,
  Live,
  LocalCounts,
  OrderListItem,
  OrderScope,
  OrderView,
  OutboxItem,
  Query,
  Session,
  StorageState,
  SyncStatus,
} from './types.ts'
