import { created, inCompany } from '../base/company.ts'
import { admin } from '../people/people.ts'
import type { DemoDocument } from '../base/types.ts'
import { laborItem } from './items.ts'
import { itemIdOf } from './stock-documents.ts'

const trade = 'demo-prices-trade'
const outOfHours = 'demo-prices-out-of-hours'

/** Customers with prices of their own: those who buy often, and those whose doors are open when work can be done. */
const listOfCustomer: ReadonlyMap<string, string> = new Map([
  ['demo-customer-001', trade],
  ['demo-customer-021', trade],
  ['demo-customer-029', trade],
  ['demo-customer-033', trade],
  ['demo-customer-018', outOfHours],
  ['demo-customer-024', outOfHours],
  ['demo-customer-027', outOfHours],
])

/** The price list of a customer; null for the catalogue's prices. */
export function priceListOf(customerId: string): string | null {
  return listOfCustomer.get(customerId) ?? null
}

/** The company's two price lists. */
export function priceListDocuments(at: number): DemoDocument[] {
  const item = (itemId: string) => ({ kind: 'item', itemId })
  const fixed = (minor: number) => ({ kind: 'fixed', minor })
  const percentOff = (percent: number) => ({ kind: 'percentOff', milliPercent: percent * 1000 })
  const list = (id: string, name: string, rules: readonly object[]) =>
    inCompany(`priceLists/${id}`, {
      name,
      currency: 'CAD',
      isInclusive: false,
      fromOn: null,
      untilOn: null,
      rules: rules.map((rule, i) => ({ id: `r${i + 1}`, fromMilli: 0, ...rule })),
      archivedAt: null,
      ...created(at, admin.uid),
    })
  return [
    list(trade, 'Trade customers', [
      { target: item(laborItem.id), change: fixed(8500) },
      { target: item(itemIdOf('H-1012')), change: percentOff(20), fromMilli: 50_000 },
      { target: { kind: 'category', category: 'electrical' }, change: percentOff(15) },
      {
        target: { kind: 'category', category: 'refrigeration' },
        change: { kind: 'markup', milliPercent: 45_000 },
      },
      { target: { kind: 'all' }, change: percentOff(10) },
    ]),
    list(outOfHours, 'Out-of-hours', [{ target: item(laborItem.id), change: fixed(14_250) }]),
  ]
}
