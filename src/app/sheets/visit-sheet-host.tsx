import { Suspense } from 'react'
import { useVisitSheet } from '#components/order/visit-sheet.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'

const VisitSheet = lazySheet(
  async () => (await import('#features/dashboard/today/visit-sheet.tsx')).VisitSheet,
  'app',
)

/** Where a technician tells the office of their next visit of an order, from anywhere in the app. */
export function VisitSheetHost() {
  const { question, close } = useVisitSheet()
  return (
    question && (
      <Suspense fallback={null}>
        <VisitSheet key={question.orderId} asked={question} onClose={close} />
      </Suspense>
    )
  )
}
