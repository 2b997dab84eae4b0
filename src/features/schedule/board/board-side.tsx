import { Suspense } from 'react'
import { useHasRoomBeside } from './use-has-room-beside.ts'
import { Queue, type QueueProps } from '../queue/queue.tsx'
import type { Plans } from '../actions/visit-change.ts'
import { PlanSheet } from './board-sheets.tsx'
import type { BoardAddress } from './board-url.ts'
import type { BoardHandle } from './create-board-handle.ts'
import type { ChangeAddress } from './use-board-address.ts'
import type { useBoardView } from './use-board-view.ts'
import type { BoardData, BoardItem } from './use-board.ts'

export interface BoardSideProps extends Pick<QueueProps, 'onGo'> {
  data: BoardData
  view: ReturnType<typeof useBoardView>
  address: BoardAddress
  change: ChangeAddress
  isPlanning: boolean
  drop: (plans: Plans) => void
  handle: BoardHandle
  onSuggest: (item: BoardItem) => void
  onPlanned: () => void
}

/** What lies beside the board: the queue, or in its place the planner; where there is no room the planner is a sheet. */
export function BoardSide(props: BoardSideProps) {
  const { data, view, address, change, isPlanning, drop, handle, onGo, onPlanned } = props
  const isInstead = useHasRoomBeside()
  return (
    <>
      {isPlanning && (
        <Suspense fallback={null}>
          <PlanSheet
            key={address.day}
            board={data.board}
            items={data.items}
            day={address.day}
            filter={address}
            drop={drop}
            handle={handle}
            onSuggest={props.onSuggest}
            onClose={onPlanned}
          />
        </Suspense>
      )}
      {!(isPlanning && isInstead) && (
        <Queue
          rows={view.rows}
          people={data.board.people}
          findings={view.findings}
          isChecked={view.isChecked}
          tab={address.queue}
          onTab={(queue) => change({ queue })}
          selected={address.selected}
          items={data.items}
          lanes={view.people}
          onGo={onGo}
        />
      )}
    </>
  )
}
