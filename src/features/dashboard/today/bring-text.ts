import type { NeededLine } from '#data/index.ts'
import type { Format, Translate } from '#messages/index.ts'

type Line = Pick<NeededLine, 'name' | 'quantity' | 'where' | 'warehouses'>

/** What a person still has to get for an order, because their van lacks it; null where nothing. */
export function bringText(t: Translate, format: Format, lines: readonly Line[]): string | null {
  const missing = lines.filter(({ where }) => where === 'notInVan')
  if (missing.length === 0) return null
  const items = missing.map(({ name, quantity }) =>
    t('needed.line', { quantity: format.number(quantity), item: name || t('needed.gone') }),
  )
  const bring = t('today.bring', { items: format.list(items) })
  const place = warehouseOf(missing)
  return place === null ? bring : `${bring}. ${t('today.bringFrom', { place })}`
}

/** The name of a warehouse that has enough of all of them; null where none has. */
function warehouseOf(lines: readonly Line[]): string | null {
  const [names = [], ...others] = lines.map(({ quantity, warehouses }) =>
    warehouses.filter((one) => one.quantity >= quantity).map(({ name }) => name),
  )
  return names.find((name) => others.every((known) => known.includes(name))) ?? null
}
