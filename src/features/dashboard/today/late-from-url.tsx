import { Suspense } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { DayItem } from '#data/index.ts'
import { useUrlQuery } from '#ui/url-query.ts'

const LateSheet = lazySheet(async () => (await import('./late-sheet.tsx')).LateSheet)

/** Says that a visit of the day is late where the URL names its order (`?late=<id>`): the order's page leads here. */
export function LateFromUrl({ items }: { items: readonly DayItem[] }) {
  const { values, change } = useUrlQuery()
  const item = items.find(({ order }) => order.id === values.get('late'))
  if (!item) return null
  const close = () =>
    change((now) => {
      const rest = new URLSearchParams(now)
      rest.delete('late')
      return rest
    })
  return (
    <Suspense fallback={null}>
      <LateSheet item={item} onClose={close} />
    </Suspense>
  )
}
