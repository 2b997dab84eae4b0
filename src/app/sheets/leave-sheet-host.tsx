import { Suspense } from 'react'
import { useLeaveQuestion } from '#components/order/leave-question.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'

const LeaveSheet = lazySheet(async () => (await import('./leave-sheet.tsx')).LeaveSheet)

/** Where a step taken anywhere in the app asks about the order that it leaves. */
export function LeaveSheetHost() {
  const { question, close } = useLeaveQuestion()
  return (
    question && (
      <Suspense fallback={null}>
        <LeaveSheet key={question.orderId} question={question} onClose={close} />
      </Suspense>
    )
  )
}
