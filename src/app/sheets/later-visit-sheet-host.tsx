import { Suspense } from 'react'
import { useLaterVisitQuestion } from '#components/order/later-visit-question.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'

const LaterVisitSheet = lazySheet(
  async () => (await import('./later-visit-sheet.tsx')).LaterVisitSheet,
)

/** Where completing an order anywhere in the app asks about its later visits. */
export function LaterVisitSheetHost() {
  const { question, close } = useLaterVisitQuestion()
  return (
    question && (
      <Suspense fallback={null}>
        <LaterVisitSheet key={question.orderId} question={question} onClose={close} />
      </Suspense>
    )
  )
}
