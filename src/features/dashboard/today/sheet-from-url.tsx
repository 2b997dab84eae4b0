import { Suspense } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { PlannedOrder } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import { visitAhead } from '#domain/booking/visit-ahead.ts'
import { useNow } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { useBack } from '#ui/back.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import type { AskedSheet } from './sheet-of-url.ts'

const sheets = {
  late: lazySheet(async () => (await import('./late-sheet.tsx')).LateSheet),
  reassign: lazySheet(async () => (await import('./reassign-sheet.tsx')).ReassignSheet),
}

export interface SheetFromUrlProps {
  asked: AskedSheet
  /** This person's open orders. */
  orders: readonly PlannedOrder[]
}

/** The sheet that an order's page leads to; closing it leads back there. */
export function SheetFromUrl({ asked: { kind, orderId }, orders }: SheetFromUrlProps) {
  const { change } = useUrlQuery()
  const back = useBack({ href: '/dashboard', label: '' })
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const now = new Date(useNow()).toISOString()
  const found = orders.find(({ order }) => order.id === orderId)
  const ahead = found && visitAhead(found.order, found.entries, { now, today, timeZone })
  if (!found || !ahead) return null
  const Sheet = sheets[kind]

  function close() {
    if (back.go && back.href.split('?')[0] === `/orders/${orderId}`) {
      back.go()
      return
    }
    change((query) => {
      const rest = new URLSearchParams(query)
      rest.delete(kind)
      return rest
    })
  }

  return (
    <Suspense fallback={null}>
      <Sheet item={{ ...found, entry: ahead.entry }} onClose={close} />
    </Suspense>
  )
}
