import { DataSet } from 'vis-data'
import { Timeline } from 'vis-timeline'
import 'vis-timeline/styles/vis-timeline-graph2d.css'
import { minute, shownMinutes, spansOf } from './spans.ts'
import type { Subject } from './types.ts'

interface Item {
  id: string
  group: string
  start: Date
  end: Date
  content: string
  className: string
}

let timeline: Timeline | undefined
let items: DataSet<Item> | undefined
let perPixel = 0

export const visTimeline: Subject = {
  draw(host, scene, pixelsPerMinute) {
    perPixel = minute / pixelsPerMinute
    const { from, spans, people } = spansOf(scene)
    items = new DataSet<Item>(
      spans.map(({ id, personId, startsAt, endsAt, text }) => ({
        id,
        group: personId,
        start: new Date(startsAt),
        end: new Date(endsAt),
        content: text,
        className: `visit-${CSS.escape(id)}`,
      })),
    )
    const groups = new DataSet(people.map(({ id, name }, order) => ({ id, content: name, order })))
    timeline = new Timeline(host, items, groups, {
      start: new Date(from),
      end: new Date(from + shownMinutes(pixelsPerMinute) * minute),
      width: '100%',
      height: '100%',
      orientation: 'top',
      groupOrder: 'order',
      verticalScroll: true,
      zoomable: false,
      margin: { item: 4, axis: 4 },
      editable: { updateTime: true, updateGroup: true },
      itemsAlwaysDraggable: true,
      snap: (date) => Math.round(Number(date) / (15 * minute)) * 15 * minute,
    })
  },
  step(pixels) {
    if (!timeline) return
    const { start, end } = timeline.getWindow()
    const by = pixels * perPixel
    timeline.setWindow(start.getTime() + by, end.getTime() + by, { animation: false })
  },
  move(visitId, { personId, start }) {
    const item = items?.get(visitId)
    if (!item) throw new Error(`No visit ${visitId}`)
    const by = Date.parse(start) - item.start.getTime()
    const end = new Date(item.end.getTime() + by)
    items?.update({ ...item, group: personId, start: new Date(start), end })
  },
  bar: find,
  bars: '.vis-item',
  dragged: find,
}

function find(visitId: string): HTMLElement | null {
  return document.querySelector(`.vis-item.visit-${CSS.escape(visitId)}`)
}
