import { useDeferredValue, useMemo } from 'react'
import { itemsInStock, type ItemStock, type LocationStock, stockLocations } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { kindOfList, type ShownList } from '../list-url.ts'
import { findStock } from './find-stock.ts'

export type StockRow = ItemStock | LocationStock

export interface StockRows {
  /** Without the search; undefined before they are loaded. */
  readonly all: readonly StockRow[] | undefined
  readonly shown: readonly StockRow[] | undefined
}

/** The rows of a list of stock: items of a kind, low ones, stores and vans, or what is archived of all. */
export function useStockRows(list: ShownList, text: string): StockRows {
  const wanted = useDeferredValue(text)
  const items = useLive(itemsInStock())
  const locations = useLive(stockLocations())
  const all = useMemo(() => rowsOf(list, items, locations), [list, items, locations])
  const shown = useMemo(() => all && findStock(all, wanted), [all, wanted])
  return { all, shown }
}

function rowsOf(
  list: ShownList,
  items: readonly ItemStock[] | undefined,
  locations: readonly LocationStock[] | undefined,
): readonly StockRow[] | undefined {
  if (list === 'places') return locations?.filter(({ location }) => location.archivedAt === null)
  const isAway = list === 'away'
  const some = items?.filter(
    ({ item, lowAt }) =>
      (item.archivedAt !== null) === isAway &&
      (isAway || item.kind === kindOfList(list)) &&
      (list !== 'low' || lowAt.length > 0),
  )
  if (!isAway) return some
  const gone = (locations ?? []).filter(({ location }) => location.archivedAt !== null)
  return some && [...some, ...gone]
}

export function keyOfStock(row: StockRow): string {
  return 'item' in row ? row.item.id : row.location.id
}
