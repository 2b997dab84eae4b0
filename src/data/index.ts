export { createData } from './create-data.ts'
export { eraseIfAsked } from './erase-if-asked.ts'
export type { DataOptions } from './create-data.ts'
export { customerById, customerList } from './queries/customers.ts'
export { searchables } from './queries/searchable.ts'
export { readiness } from './queries/readiness.ts'
export { orderEvidence } from './queries/evidence.ts'
export { outboxItems, undoable, unsentFieldsOf } from './queries/outbox.ts'
export { unreadableDocuments } from './queries/unreadable.ts'
export { photosOf, unsentPhotos } from './queries/photos.ts'
export { orderList, ordersToInvoice } from './queries/order-lists.ts'
export { orderHistory } from './queries/order-history.ts'
export { followUpsOf, orderById, ordersHere } from './queries/orders.ts'
export { counts, team, templateList } from './queries/team.ts'
export { isUnacknowledged, threadList, threadView } from './queries/chat.ts'
export { holdings } from './queries/holdings.ts'
export { siteHistory } from './queries/site-history.ts'
export { partsInStock, partView, placeView, stockPlaces } from './queries/office-stock.ts'
export { ownVan } from './queries/own-van.ts'
export { orderParts, partChoices, vanView } from './queries/stock.ts'
export { everyonesTime, myTime, orderTime, timeOf } from './queries/time.ts'
export { unsentIds } from './queries/unsent-ids.ts'
export { ownTrail, placesAgreed } from './queries/tracking.ts'
export type {
  OrderPart,
  PartChoice,
  PartStock,
  PartView,
  PlaceStock,
  PlaceView,
  VanView,
} from './stock-types.ts'
export type { KnownPlace, PageTracker, TrackerState } from './tracking/types.ts'
export type {
  ConflictChoice,
  Data,
  HistoryPosition,
  Live,
  LostChanges,
  NewPhoto,
  OutboxItem,
  PhotoItem,
  Query,
  Session,
  StorageState,
  StorageUse,
  SyncStatus,
  Undo,
} from './types.ts'
export type {
  AssetItem,
  CustomerListItem,
  CustomerView,
  HistoryEntry,
  LocalCounts,
  OrderListItem,
  OrderReadiness,
  OrderScope,
  OrderView,
  Searchable,
  SiteHistory,
  ThreadItem,
  ThreadView,
  UnreadableItem,
} from './view-types.ts'
