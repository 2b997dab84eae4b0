import { locationView, orderList, stockLocations, team } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import type { Location } from '#domain/entities/location.ts'
import { handOver, type HeldVan, type VanTarget } from '#domain/members/hand-over.ts'
import type { Problem } from '#domain/problem.ts'
import { isInUse } from '#domain/stock/is-in-use.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { ordersOf } from '../orders-of.ts'
import { saveAll } from '../save-all.ts'
import { vansOf } from '../vans-of.ts'

interface Targets {
  readonly ordersTo: string | null
  readonly vansTo: VanTarget
}

/** What a person has in their hands, who may take it over, and the handing over; null until loaded. */
export function useLeaving(personId: string) {
  const data = useData()
  const items = useLive(orderList({ open: true }))
  const locations = useLive(stockLocations())
  const people = useLive(team())
  if (!items || !locations || !people) return null
  const orders = ordersOf(items, personId)
  const own = vansOf(locations, personId)
  const vans = locations.filter(({ location }) => own.includes(location))
  const colleagues = people.filter(({ id, status }) => id !== personId && status === 'active')

  async function deactivate(to: Targets): Promise<Result<void, Problem>> {
    const held = await Promise.all(own.map(readVan))
    const open = orders.map(({ order }) => order)
    return saveAll(data.mutateAll, handOver({ personId, orders: open, vans: held, ...to }, newId))
  }

  async function readVan(location: Location): Promise<HeldVan> {
    const view = await data.read(locationView(location.id))
    const stock = view?.stock ?? []
    return {
      location,
      stock: stock.map(({ item, quantity }) => ({ itemId: item.id, quantity })),
      readers: view?.readers ?? [],
    }
  }

  return {
    orders,
    vans,
    colleagues,
    /** Those who have no van yet. */
    withoutVan: colleagues.filter(
      ({ id, role }) => role === 'technician' && vansOf(locations, id).length === 0,
    ),
    /** Where the stock of the vans can go. */
    places: locations
      .map(({ location }) => location)
      .filter((location) => isInUse(location) && !own.includes(location)),
    deactivate,
  }
}

export type LeavingView = NonNullable<ReturnType<typeof useLeaving>>
