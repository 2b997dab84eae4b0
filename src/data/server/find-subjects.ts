import type { Receipt } from '#domain/entities/receipt.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { bulkGet } from '../local/database/bulk.ts'
import type { Row } from '../local/database/rows.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { ChangedThing } from '../types/audit.ts'

/** Collections that have a page or a name, the most telling first. */
const telling = [
  'orders',
  'assets',
  'sites',
  'customers',
  'items',
  'locations',
  'templates',
  'plans',
  'users',
  'companies',
] as const satisfies readonly Telling[]
type Telling = ChangedThing['collection']

/** What each receipt is mainly about, named from this device's rows. */
export async function findSubjects(
  db: UserDb,
  receipts: readonly Receipt[],
): Promise<readonly (ChangedThing | null)[]> {
  const found = receipts.map(mainRef)
  const rows = new Map<string, Row>()
  await Promise.all(
    telling.map(async (collection) => {
      const ids = [...new Set(found.flatMap((one) => (one?.[0] === collection ? one[1] : [])))]
      for (const row of await bulkGet(db[collection], ids))
        if (row) rows.set(`${collection}/${row.id}`, row)
    }),
  )
  const sites = await bulkGet(
    db.sites,
    [...rows.values()].flatMap(({ siteId }) => (typeof siteId === 'string' ? siteId : [])),
  )
  return found.map((one) => {
    if (one === null) return null
    const [collection, id] = one
    const row = rows.get(`${collection}/${id}`)
    const site = collection === 'assets' ? sites.find((each) => each?.id === row?.siteId) : row
    return {
      collection,
      id,
      name: nameOf(row),
      customerId: ['sites', 'assets'].includes(collection) ? textOf(site?.customerId) : '',
    }
  })
}

function mainRef({ refs, name }: Receipt): readonly [Telling, string] | null {
  // An edit of a person or a van is about them, whatever else it touches.
  const own = telling.find((collection) => collection.startsWith(name.split('/', 1)[0] ?? ''))
  const order = own === undefined ? telling : [own, ...telling]
  const split = refs.map((ref) => splitRef(ref as Ref))
  for (const collection of order) {
    const ref = split.find(([of]) => of === collection)
    if (ref) return [collection, ref[1]]
  }
  return null
}

function nameOf(row: Row | undefined): string {
  if (!row) return ''
  const [ref, name] = [textOf(row.ref), textOf(row.title) || textOf(row.name)]
  return [ref, name || textOf(row.email)].filter(Boolean).join(' · ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
