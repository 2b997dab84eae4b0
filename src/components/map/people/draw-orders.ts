import type { GeoJSONSource } from 'maplibre-gl'
import { orderDiff } from './order-diff.ts'
import { orderFeatures, type OrderMark } from './order-layers.ts'

type OrdersSource = Pick<GeoJSONSource, 'setData' | 'updateData'>

export interface OrdersDrawing {
  /** Draws these once the source is there: the first at once, later ones at most twice a second. */
  show(orders: readonly OrderMark[]): void
  /** A style brought its source: everything is drawn again. */
  restart(): void
  stop(): void
}

const everyMs = 500

/** Keeps the map's source of orders at what is to be shown, whenever the source comes; undefined until it is there. */
export function drawOrders(source: () => OrdersSource | undefined): OrdersDrawing {
  let wanted: readonly OrderMark[] = []
  /** What the source has; null where that is not known. */
  let drawn: readonly OrderMark[] | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function draw(): void {
    clearTimeout(timer)
    timer = undefined
    const orders = source()
    if (!orders) return
    const diff = drawn && orderDiff(drawn, wanted)
    if (!drawn || (diff && drawn.length === 0)) void orders.setData(orderFeatures(wanted))
    else if (diff) void orders.updateData(diff)
    drawn = wanted
  }

  return {
    show(orders) {
      if (orders === wanted) return
      wanted = orders
      timer ??= setTimeout(draw, drawn?.length ? everyMs : 0)
    },
    restart() {
      drawn = null
      draw()
    },
    stop: () => clearTimeout(timer),
  }
}
