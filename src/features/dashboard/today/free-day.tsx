import { EmptyDrawing } from '#components/drawing/empty-drawing.tsx'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'

/** No visit is left for today: all are done, or there were none. */
export function FreeDay({ isDone }: { isDone: boolean }) {
  const t = useT()
  return (
    <EmptyState
      title={t(isDone ? 'today.allDone' : 'dashboard.freeDay')}
      drawing={<EmptyDrawing of="done" />}
      action={<ButtonLink href="/orders">{t('dashboard.allOrders')}</ButtonLink>}
    >
      {t(isDone ? 'today.allDoneNote' : 'dashboard.freeDayNote')}
    </EmptyState>
  )
}
