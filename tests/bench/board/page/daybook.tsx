import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useBoardGestures } from '#features/schedule/drag/use-board-gestures.ts'
import { zoomSteps } from '#features/schedule/board/board-url.ts'
import { checkPlan } from '#features/schedule/board/check-board.ts'
import { createBoardHandle } from '#features/schedule/board/create-board-handle.ts'
import { useBoardView } from '#features/schedule/board/use-board-view.ts'
import { usePlanText } from '#features/schedule/board/use-plan-text.ts'
import type { BoardData } from '#features/schedule/board/use-board.ts'
import { usualSizes } from '#features/schedule/day/bar-box.ts'
import { DayBoard } from '#features/schedule/day/day-board.tsx'
import type { Scene, Subject } from './types.ts'

let change: (edit: (data: BoardData) => BoardData) => void = () => undefined

/** The day board of Daybook with its gestures. */
export const daybook: Subject = {
  draw(host, scene, pixelsPerMinute) {
    const zoom = zoomSteps.findIndex((step) => step === pixelsPerMinute)
    createRoot(host).render(<Board scene={scene} zoom={zoom} />)
  },
  step(pixels) {
    const scroller = document.querySelector('[data-board]')
    if (scroller) scroller.scrollLeft += pixels
  },
  move(visitId, { personId, start }) {
    change(({ board, items: before }) => {
      const item = before.get(visitId)
      if (!item) throw new Error(`No visit ${visitId}`)
      // Every change makes new items and a new board, as it does in the app.
      const items = new Map(before).set(visitId, { ...item, assigneeIds: [personId], start })
      return { items, board: { ...board, visits: [...items.values()] } }
    })
  },
  bar: (visitId) => document.querySelector(`[data-board] [data-visit="${CSS.escape(visitId)}"]`),
  bars: '[data-board] [data-person]',
  // The outline, the only one on the canvas that is moved by its transform.
  dragged: () => document.querySelector('[data-board] [data-tone]'),
}

function Board({ scene, zoom }: { scene: Scene; zoom: number }) {
  const [data, setData] = useState(scene.data)
  const [handle] = useState(createBoardHandle)
  const { setRoot } = handle
  const address = {
    view: 'day',
    day: scene.day,
    zoom,
    skill: '',
    territory: '',
    queue: 'unassigned',
    selected: [],
    isDense: false,
    hasMap: false,
  } as const
  const { board, items } = data
  const { axis, lanes } = useBoardView(data, address)
  const describe = usePlanText(board.people)
  useEffect(() => {
    change = setData
  }, [])
  useBoardGestures(handle, {
    item: (id) => items.get(id),
    check: (item, plan) => checkPlan(board, item, plan),
    describe,
    drop: () => undefined,
    timeZone: board.company.timeZone,
    selected: () => [],
    select: () => undefined,
  })
  return (
    <div ref={setRoot} style={{ display: 'flex', height: '100%' }}>
      <DayBoard
        axis={axis}
        lanes={lanes}
        sizes={usualSizes}
        zoom={zoom}
        selected={[]}
        cursor={{ personId: lanes[0]?.person.user.id ?? '', visitId: null }}
        nowMinute={axis.minuteOf(board.now)}
        timeZone={board.company.timeZone}
        firstMinute={0}
        handle={handle}
      />
    </div>
  )
}
