import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalog } from './catalog.ts'
import { demoAccount } from './connect/demo-account.ts'
import type { ConnectState } from './connect/types.ts'
import type { StripeState } from './types.ts'

interface OpenState {
  readonly state: StripeState
  /** Whether it was created now. */
  readonly isNew: boolean
  save(): void
}

/** The state of the stand-in in a folder; one with the catalog where there is none. Null keeps it in memory. */
export function openState(dir: string | null): OpenState {
  const file = dir === null ? null : join(dir, 'stripe.json')
  const isNew = file === null || !existsSync(file)
  const { products, prices } = catalog()
  const connect: ConnectState = {
    accounts: byId([demoAccount]),
    accountLinks: {},
    paymentSessions: {},
  }
  const state: StripeState = isNew
    ? {
        count: 0,
        products: byId(products),
        prices: byId(prices),
        customers: {},
        cards: {},
        sessions: {},
        subscriptions: {},
        invoices: {},
        portals: {},
        created: {},
        undelivered: {},
        ...connect,
      }
    : // One of an older version knows no accounts.
      { ...connect, ...(JSON.parse(readFileSync(file, 'utf8')) as StripeState) }
  return {
    state,
    isNew,
    save() {
      if (file === null) return
      writeFileSync(`${file}.new`, JSON.stringify(state))
      renameSync(`${file}.new`, file)
    },
  }
}

function byId<T extends { readonly id: string }>(items: readonly T[]): Record<string, T> {
  return Object.fromEntries(items.map((item) => [item.id, item]))
}
