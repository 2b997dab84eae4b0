import { useEffect, useState } from 'react'
import { Timeline } from 'react-calendar-timeline'
import 'react-calendar-timeline/style.css'
import { createRoot } from 'react-dom/client'
import { minute, namesWidth, shownMinutes, spansOf } from './spans.ts'
import type { Scene, Subject } from './types.ts'

let change: (edit: (items: Items) => Items) => void = () => undefined

/** react-calendar-timeline. It draws every lane, so it lies in a box that scrolls. */
export const calendarTimeline: Subject = {
  draw(host, scene, pixelsPerMinute) {
    createRoot(host).render(<Board scene={scene} pixelsPerMinute={pixelsPerMinute} />)
  },
  step(pixels) {
    const scroller = document.querySelector('.rct-scroll')
    if (scroller) scroller.scrollLeft += pixels
  },
  move(visitId, { personId, start }) {
    change((items) =>
      items.map((item) => {
        if (item.id !== visitId) return item
        const startsAt = Date.parse(start)
        const end_time = startsAt + item.end_time - item.start_time
        return { ...item, group: personId, start_time: startsAt, end_time }
      }),
    )
  },
  bar: find,
  bars: '.rct-item',
  dragged: find,
}

type Items = ReturnType<typeof itemsOf>

function itemsOf(scene: Scene) {
  return spansOf(scene).spans.map(({ id, personId, startsAt, endsAt, text }) => ({
    id,
    group: personId,
    title: text,
    start_time: startsAt,
    end_time: endsAt,
    itemProps: { className: `visit-${id}` },
  }))
}

function Board({ scene, pixelsPerMinute }: { scene: Scene; pixelsPerMinute: number }) {
  const [items, setItems] = useState(() => itemsOf(scene))
  const [{ people, from }] = useState(() => spansOf(scene))
  useEffect(() => {
    change = setItems
  }, [])
  return (
    <div style={{ height: '100%', overflowY: 'auto' }}>
      <Timeline
        groups={people.map(({ id, name }) => ({ id, title: name }))}
        items={items}
        defaultTimeStart={from}
        defaultTimeEnd={from + shownMinutes(pixelsPerMinute) * minute}
        sidebarWidth={namesWidth}
        lineHeight={44}
        itemHeightRatio={0.82}
        dragSnap={15 * minute}
        stackItems
        canMove
        canChangeGroup
      />
    </div>
  )
}

function find(visitId: string): HTMLElement | null {
  return document.querySelector(`.rct-item.visit-${CSS.escape(visitId)}`)
}
