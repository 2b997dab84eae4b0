import { day, iso } from '../base/calendar.ts'
import { created, inCompany } from '../base/company.ts'
import type { DemoCustomer } from './customers.ts'
import { admin } from '../people/people.ts'
import { createRandom, type Random } from '../base/random.ts'
import type { DemoDocument, OrderKind, Trade } from '../base/types.ts'
import { assetKinds, assetNotes } from './asset-kinds.ts'

/** One piece of equipment at every site for each trade that works there. */
export function assetDocuments(
  seed: string,
  customers: readonly DemoCustomer[],
  founded: number,
): DemoDocument[] {
  return customers.flatMap(({ sites, trades }, i) =>
    sites.flatMap(({ id: siteId }) =>
      trades.map((trade) => {
        const random = randomOf(seed, siteId, trade)
        const kind = random.pick(assetKinds[trade])
        const installed = founded - random.int(90, 3600) * day
        const ends = random.chance(0.7) ? installed + 365 * random.int(2, 10) * day : null
        return inCompany(`assets/${assetIdOf(siteId, trade)}`, {
          ...kind,
          siteId,
          serial: `${random.int(10, 99)}-${random.int(10_000, 99_999)}`,
          barcode: String(random.int(400_000_000_000, 499_999_999_999)),
          inServiceOn: iso(installed).slice(0, 10),
          warrantyUntil: ends === null ? null : iso(ends).slice(0, 10),
          notes: random.chance(0.3) ? random.pick(assetNotes) : '',
          archivedAt: null,
          ...created(Math.round(founded + (1 + (120 * i) / customers.length) * day), admin.uid),
        })
      }),
    ),
  )
}

/** The equipment of a trade at a site, if an order of this kind is about it. */
export function assetsFor(
  seed: string,
  siteId: string,
  trade: Trade,
  equipment: OrderKind['equipment'],
): readonly string[] {
  const { name } = randomOf(seed, siteId, trade).pick(assetKinds[trade])
  return equipment === undefined || equipment.includes(name) ? [assetIdOf(siteId, trade)] : []
}

function randomOf(seed: string, siteId: string, trade: Trade): Random {
  return createRandom(`${seed}/assets/${siteId}/${trade}`)
}

export function assetIdOf(siteId: string, trade: Trade): string {
  return `${siteId.replace('site', 'asset')}-${trade}`
}
