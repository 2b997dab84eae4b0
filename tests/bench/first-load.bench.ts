import { loadavg } from 'node:os'
import type { User } from '#domain/entities/user.ts'
import { followedSets } from '#data/remote/followed-sets.ts'
import { type BenchReport, type Goal, report } from './report.ts'
import { type CompanyServer, startCompanyServer } from './first-load/company-server.ts'
import {
  type Device,
  type LoadFigures,
  loadOnce,
  repeatedAfterReload,
} from './first-load/load-once.ts'
import { median, round } from './statistics.ts'

const sizes = [
  { orders: 400, runs: 5, all: 3000 },
  { orders: 5000, runs: 3, all: 12_000 },
  { orders: 50_000, runs: 1, all: null },
] as const
/** From the first rows to the reload, in milliseconds. */
const reloadAfter = 300

const devices: readonly Device[] = [
  {
    name: 'desk',
    path: '/orders',
    viewport: { width: 1440, height: 900 },
    ...person('owner', 'owner'),
  },
  {
    name: 'phone',
    path: '/dashboard',
    viewport: { width: 390, height: 844 },
    ...person('technician', 'technician'),
  },
]

function person(slug: string, role: 'owner' | 'technician') {
  const uid = `demo-${slug}`
  const permissions = role === 'technician' ? ['inventory'] : []
  const user = { id: uid, companyId: 'demo-company', role, permissions }
  const specs = followedSets(user as unknown as User, null)
  const sets = specs.map(({ key }) => key)
  const orderSets = specs.flatMap(({ key, collection }) => (collection === 'orders' ? key : []))
  return { uid, email: `${slug}@daybook.demo`, orderSets, sets }
}

/**
 * Measures the first load of a new device: from accepted credentials to the first rows, to all orders and to
 * everything, and what a reload in the middle fetches again. `part`: only what contains these words in its name (`400
 * desk`).
 */
export async function run(part = ''): Promise<BenchReport> {
  console.log(`load before: ${loadavg().map(round).join(' ')}`)
  const goals: Goal[] = []
  const table: Record<string, object> = {}
  for (const { orders, runs, all } of sizes) {
    const words = part.split(' ').filter(Boolean)
    const wanted = devices.filter(({ name }) =>
      words.every((word) => word === String(orders) || word === name),
    )
    if (wanted.length === 0) continue
    const server = await startCompanyServer(orders)
    try {
      for (const device of wanted) {
        const name = `${orders} orders, ${device.name}`
        const figures = await measure(server, device, runs)
        const { repeated, readAgain, storedBefore, stored } = await repeatedAfterReload(
          server,
          device,
          reloadAfter,
        )
        table[name] = {
          ...figures,
          'before reload': storedBefore,
          repeated: repeated.length,
          'read again': readAgain.length,
        }
        console.log(`${name}: ${JSON.stringify(table[name])}`)
        console.log(`  repeated: ${JSON.stringify(countByCollection(repeated))}`)
        console.log(`  read again: ${JSON.stringify(countByCollection(readAgain))}`)
        if (stored !== figures.stored)
          throw new Error(`${name}: ${stored} documents after a reload, ${figures.stored} without`)
        goals.push(at(`${name}: first rows`, figures.firstRows, 'ms', 1500))
        if (all !== null) goals.push(at(`${name}: all orders`, figures.allOrders, 'ms', all))
        goals.push(at(`${name}: stored before a reload and fetched again`, repeated.length, '', 0))
      }
    } finally {
      await server.close()
    }
  }
  console.table(table)
  console.log(`load after: ${loadavg().map(round).join(' ')}`)
  return report('first-load', goals)
}

/** The median of each figure. */
async function measure(server: CompanyServer, device: Device, runs: number): Promise<LoadFigures> {
  const all: LoadFigures[] = []
  for (let i = 0; i < runs; i += 1) all.push(await loadOnce(server, device))
  const middle = (key: keyof LoadFigures) => Math.round(median(all.map((one) => one[key])))
  return {
    firstRows: middle('firstRows'),
    allOrders: middle('allOrders'),
    everything: middle('everything'),
    longestTask: middle('longestTask'),
    bytes: middle('bytes'),
    documents: middle('documents'),
    stored: middle('stored'),
  }
}

function countByCollection(paths: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const path of paths) {
    const collection = path.split('/').at(-2) ?? ''
    counts[collection] = (counts[collection] ?? 0) + 1
  }
  return counts
}

function at(goal: string, value: number, unit: string, limit: number): Goal {
  return { goal, value, unit, limit }
}
