import { Suspense } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useUrlQuery } from '#ui/url-query.ts'

const VisitSheet = lazySheet(async () => (await import('./visit-sheet.tsx')).VisitSheet)

/** The sheet that a line of Today leads to: `?late=<id of the order>`. */
export function SheetFromUrl({ orderId }: { orderId: string }) {
  const { change } = useUrlQuery()

  function close() {
    change((query) => {
      const rest = new URLSearchParams(query)
      rest.delete('late')
      return rest
    })
  }

  return (
    <Suspense fallback={null}>
      <VisitSheet asked={{ kind: 'late', orderId }} onClose={close} />
    </Suspense>
  )
}
