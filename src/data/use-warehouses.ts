import { warehouseStock } from './queries/stock/warehouse-stock.ts'
import { useLive, useSyncStatus } from './react.ts'
import type { Warehouse } from './types/stock.ts'

/** What the warehouses hold, and when that was known last if changes do not arrive now. */
export function useWarehouses() {
  const stock = useLive(warehouseStock())
  const status = useSyncStatus()
  const isOld = status?.state.connection === 'offline' || (status?.brokenSince ?? null) !== null
  return {
    warehouses: stock?.warehouses ?? none,
    asOf: isOld ? (stock?.knownAt ?? null) : null,
  }
}

const none: readonly Warehouse[] = []
