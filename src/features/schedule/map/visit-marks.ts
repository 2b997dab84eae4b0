import { statusTone } from '#components/order/status-tone.ts'
import { avatarHue } from '#components/contact/avatar-hue.ts'
import {
  lineDashes,
  type MapLine,
  type MapMarks,
  type MapPoint,
} from '#components/map/map-points.ts'
import type { BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { plannedRoute } from '#domain/dispatch/planned-route.ts'
import { laneOf } from '#domain/dispatch/lane.ts'
import { visitDay } from '#domain/dispatch/visit-time.ts'
import type { BoardData, BoardItem } from '../board/use-board.ts'

/** What the map shows of the board. */
export interface ShownOnMap {
  readonly data: BoardData
  readonly people: readonly BoardPerson[]
  /** Local days 'YYYY-MM-DD'. */
  readonly days: readonly string[]
  /** What waits for a person or a time; of other days it is left out. */
  readonly waiting: readonly BoardItem[]
  readonly selected: readonly string[]
}

export interface VisitMarks extends MapMarks {
  /** Visits whose site has no position. */
  readonly unplaced: readonly BoardItem[]
}

/**
 * Each visit of the days as a point with its number in its technician's day, an outline where nobody is assigned, and
 * of a single day the way from the base through the visits as a line, dashed where an earlier one has its colour.
 */
export function visitMarks(shown: ShownOnMap): VisitMarks {
  const { data, people, days, selected } = shown
  const points = new Map<string, MapPoint>()
  const unplaced = new Map<string, BoardItem>()
  const lines: MapLine[] = []
  const ofHue = new Map<number, number>()

  function add({ id }: BoardVisit, label: string, isHollow: boolean): void {
    const item = data.items.get(id)
    if (!item || points.has(id)) return
    const { place, order } = item
    if (place === null) return void unplaced.set(id, item)
    const tone = statusTone(order.status)
    const text = label === '' && order.priority === 'urgent' ? '!' : label
    points.set(id, { id, place, label: text, tone, isHollow, isSelected: selected.includes(id) })
  }

  for (const { user } of people)
    for (const day of days) {
      const { visits, anytime } = laneOf(data.board, user.id, day)
      for (const [i, { visit }] of visits.entries())
        add(visit, days.length === 1 ? `${i + 1}` : '', false)
      for (const visit of anytime) add(visit, '', false)
      const isSelected = visits.some(({ visit }) => selected.includes(visit.id))
      const places = plannedRoute(data.board, user.id, day)
      if (days.length !== 1 || places.length < 2) continue
      const hue = avatarHue(user.id)
      const before = ofHue.get(hue) ?? 0
      ofHue.set(hue, before + 1)
      lines.push({ places, isSelected, personId: user.id, dash: before % lineDashes.length })
    }
  const { timeZone } = data.board.company
  for (const item of shown.waiting) {
    const day = visitDay(item, timeZone)
    if (day === null || days.includes(day)) add(item, '', true)
  }
  return { points: [...points.values()], lines, unplaced: [...unplaced.values()] }
}
