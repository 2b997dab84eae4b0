import { useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { BoardContent } from './board-content.tsx'
import { readSpan } from './shown-days.ts'
import { useBoardAddress } from './use-board-address.ts'
import { useBoard } from './use-board.ts'
import { useKeptQuery } from './use-kept-query.ts'

/** The dispatch board. */
export function BoardPage() {
  const t = useT()
  const { today, address } = useBoardAddress(useTimeZone())
  const isReady = useKeptQuery(today)
  const data = useBoard(readSpan(address))
  if (data && isReady) return <BoardContent data={data} />
  return (
    <Page title={t('schedule.title')} width="full">
      <Skeleton label={t('orders.loading')} />
    </Page>
  )
}
