export { createData } from './create-data.ts'
export { eraseIfRequested } from './local/erase/erase-if-requested.ts'
export type { DataOptions } from './create-data.ts'
export {
  customerById,
  customerList,
  customerMarks,
  mappedSites,
} from './queries/customers/customers.ts'
export { sitesWithoutPlace } from './queries/customers/sites-without-place.ts'
export { customersNotMailed } from './queries/customers/customers-not-mailed.ts'
export { customerPhones } from './queries/customers/customer-phones.ts'
export { searchables } from './queries/searchable.ts'
export { unbilledOf } from './queries/invoices/unbilled.ts'
export { leaks } from './queries/invoices/leaks.ts'
export { openMetrics, pageMetrics } from './queries/metrics/open-metrics.ts'
export { readiness } from './queries/orders/readiness.ts'
export { orderEvidence } from './queries/orders/evidence.ts'
export { outboxItems, undoable, unsentFieldsOf } from './queries/outbox.ts'
export { unreadableDocuments } from './queries/unreadable.ts'
export { documentsOfCompany } from './queries/company-documents.ts'
export { photosOf, unsentPhotos } from './queries/orders/photos.ts'
export { orderList, ordersToInvoice } from './queries/orders/order-lists.ts'
export { boardVisits, type DaySpan } from './queries/orders/board-visits.ts'
export { ownEntries, plannedOrders } from './queries/orders/planned-orders.ts'
export { orderVisits, visitsOfOrders } from './queries/orders/order-visits.ts'
export { concurrentPlans } from './queries/orders/concurrent-plans.ts'
export { ownVisits } from './queries/orders/own-visits.ts'
export { orderHistory } from './queries/orders/order-history.ts'
export { followUpsOf, orderById, ordersHere } from './queries/orders/orders.ts'
export { estimateById } from './queries/estimates/estimate-view.ts'
export {
  approvedEstimates,
  estimateList,
  estimatesAbout,
} from './queries/estimates/estimate-list.ts'
export { lastReminders, sharesOf } from './queries/shares.ts'
export { catalogue } from './queries/invoices/catalogue.ts'
export { depositsFor } from './queries/invoices/deposits.ts'
export { invoiceById, invoicesById } from './queries/invoices/invoice-view.ts'
export { invoiceContents } from './queries/invoices/invoice-contents.ts'
export { invoiceHistory } from './queries/invoices/invoice-history.ts'
export { invoiceList, invoicesAbout, newestInvoices } from './queries/invoices/invoice-list.ts'
export { paymentsOfCustomer, paymentsOnOrder } from './queries/payments/payments.ts'
export { planWork, plansReady } from './queries/plans/plan-work.ts'
export { planById, planList, planOf, plansOf } from './queries/plans/plans.ts'
export type { EstimateListItem, EstimateView } from './types/estimates.ts'
export type { InvoiceListItem, InvoiceView } from './types/invoices.ts'
export type { CustomerPayments, PaymentItem } from './types/payments.ts'
export type { PlanItem, PlanView, PlanWork } from './types/plans.ts'
export { inviteList } from './queries/people/invites.ts'
export { absencesOf, awayDays, everyonesAbsences } from './queries/people/absences.ts'
export { ownCustomers, sampleData } from './queries/sample/sample-data.ts'
export { seats, team, templateList } from './queries/people/team.ts'
export { isUnacknowledged, threadList, threadView } from './queries/people/chat.ts'
export { messagesHere } from './queries/people/messages-here.ts'
export { messageWrittenAt } from './queries/people/sent-message.ts'
export { docsNow } from './queries/docs-now.ts'
export { newestReceipt } from './queries/newest-receipt.ts'
export { holdings } from './queries/holdings.ts'
export { siteHistory } from './queries/customers/site-history.ts'
export {
  itemsInStock,
  itemView,
  locationView,
  stockLocations,
} from './queries/stock/office-stock.ts'
export { costOfId, costs } from './queries/stock/costs.ts'
export {
  customersOfPriceLists,
  priceListById,
  priceLists,
  pricesOfCustomer,
} from './queries/stock/price-lists.ts'
export {
  itemNames,
  type NeededLine,
  neededItems,
  stockOfVans,
} from './queries/stock/needed-items.ts'
export { ownVan } from './queries/stock/own-van.ts'
export { lateItems, orderItems, itemChoices, vanView } from './queries/stock/stock.ts'
export { runningTimers, type RunningTimer } from './queries/people/running-timers.ts'
export { timeOrders } from './queries/people/time-orders.ts'
export { everyonesTime, myTime, orderTime, timeOf } from './queries/people/time.ts'
export { companyDrives } from './queries/people/company-drives.ts'
export { devicesOf } from './queries/people/devices.ts'
export { everyonesStaff, pictureOf, pictures, staffOf } from './queries/people/staff.ts'
export { boardPersons } from './queries/people/board-persons.ts'
export { everyonesWeeks, weeksOf } from './queries/people/weeks.ts'
export { routeService } from './types/route-service.ts'
export { unsentIds } from './queries/unsent-ids.ts'
export {
  knownLocations,
  ownTrail,
  shownPosition,
  trackingAgreed,
} from './queries/people/tracking.ts'
export type {
  OrderItem,
  ItemChoice,
  ItemStock,
  ItemView,
  LocationStock,
  LocationView,
  VanView,
  Warehouse,
} from './types/stock.ts'
export type { AuditEntry, ChangedThing, HistoryPosition, ReceiptPage } from './types/audit.ts'
export type { BillingState } from './types/billing.ts'
export type { OnlinePaymentsState, OnlinePaymentsStep } from './types/online-payments.ts'
export type { CompanyExport, CompanyRestore, ExportProgress } from './types/company-data.ts'
export type { Invoicing, MoneyAtRisk, NumberSeries, UnbilledOrder } from './types/invoicing.ts'
export type { KnownLocation, PageTracker, RouteLook, TrackerState } from './types/tracking.ts'
export type {
  ConflictChoice,
  Data,
  DocumentItem,
  Live,
  LostChanges,
  NamedMutation,
  NewPhoto,
  OutboxItem,
  PhotoItem,
  Query,
  Session,
  StorageState,
  StorageUse,
  SyncStatus,
  Undo,
} from './types/data.ts'
export type {
  AssetItem,
  BoardVisitItem,
  CustomerListItem,
  CustomerMarksItem,
  SiteWithoutPlace,
  CustomerView,
  DayItem,
  HistoryEntry,
  InviteItem,
  OrderListItem,
  OrderReadiness,
  OrderScope,
  PlannedOrder,
  OrderView,
  SampleState,
  Searchable,
  SiteHistory,
  ThreadItem,
  ThreadView,
  UnreadableItem,
} from './types/views.ts'
export { useCustomerPorts } from './customer-ports.ts'
export { useStepPorts } from './step-ports.ts'
export { useWarehouses } from './use-warehouses.ts'
