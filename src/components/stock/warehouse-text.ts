import type { Item } from '#domain/entities/item.ts'
import type { OnHand } from '#domain/stock/ledger.ts'
import type { Format, Translate } from '#messages/index.ts'
import { quantityText } from '../text/quantity-text.ts'

interface Warehouse {
  readonly name: string
  readonly held: OnHand
}

/** '4 pieces in Main warehouse and 2 pieces in Depot'; undefined where no warehouse is known. */
export function warehouseText(
  t: Translate,
  format: Format,
  { id, unit }: Pick<Item, 'id' | 'unit'>,
  warehouses: readonly Warehouse[],
): string | undefined {
  if (warehouses.length === 0) return undefined
  const stocked = warehouses.filter(({ held }) => (held.get(id) ?? 0) > 0)
  if (stocked.length === 0) {
    return t('parts.noneInWarehouse', { places: format.list(warehouses.map(({ name }) => name)) })
  }
  const texts = stocked.map(({ name, held }) =>
    t('parts.inWarehouse', { amount: quantityText(t, held.get(id) ?? 0, unit), place: name }),
  )
  return format.list(texts)
}
