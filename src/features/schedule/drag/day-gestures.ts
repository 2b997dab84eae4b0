import type { Finding } from '#domain/dispatch/finding.ts'
import type { Plan } from '../actions/visit-change.ts'
import type { BoardItem } from '../board/use-board.ts'
import { snapStart } from '../day/snap-start.ts'
import { boxOf, type Spot, spotAt, type Stage, visitsIn } from '../day/stage.ts'
import { isTimed, reassigned } from './assignment.ts'
import type { Gesture, Point } from './create-gestures.ts'
import type { Ghost } from './create-ghost.ts'
import type { Edge } from './edge-at.ts'

/** What gestures on the day view ask of it. */
export interface DayHost {
  readonly stage: () => Stage
  readonly canvas: () => HTMLElement | null
  readonly item: (id: string) => BoardItem | undefined
  /** The grabbed visit, with the other selected ones if it is one of them. */
  readonly group: (item: BoardItem) => readonly BoardItem[]
  /** Ids of the selected visits. */
  readonly selected: () => readonly string[]
  readonly select: (ids: readonly string[]) => void
  /** What is wrong with a visit as it would be planned. */
  readonly check: (item: BoardItem, plan: Partial<Plan>) => readonly Finding[]
  /** When and who of a plan, and what is wrong with it, for the ghost. */
  readonly describe: (
    plan: Planned,
    findings: readonly Finding[],
  ) => { text: string; warning: string }
  readonly drop: (plans: readonly (readonly [BoardItem, Partial<Plan>])[]) => void
  readonly ghost: Ghost
  /** The box that selects; null ends it. */
  readonly marquee: (box: ReturnType<typeof boxOf> | null) => void
}

/** Where a visit would be planned. */
export interface Planned {
  readonly personName: string
  readonly start: string
  readonly minutes: number
}

interface Target {
  readonly spot: Spot
  /** Snapped, in minutes since the first instant of the day. */
  readonly start: number
  /** Only the lane changes. */
  readonly isKeptTime: boolean
}

const snapMinutes = 15
const fineMinutes = 5
const shortestMinutes = 5

/** Moves a visit, and with it the other selected ones, from where it was grabbed. */
export function moveGesture(host: DayHost, item: BoardItem, personId: string | null): Gesture {
  let grabbed = 0
  let target: Target | null = null
  let isOverQueue = false

  /** The others of a group move by as much time; they change lanes if the grabbed one does, and crews stay. */
  function planOf(one: BoardItem, { spot, start, isKeptTime }: Target): Partial<Plan> {
    const { axis } = host.stage()
    const to = spot.lane.person.user.id
    const at = axis.instantAt(start)
    if (one === item) {
      const assigneeIds = reassigned(one.assigneeIds, personId, to)
      return { assigneeIds, ...(!isKeptTime && { start: iso(at) }) }
    }
    const isMoved = personId !== to && one.assigneeIds.length < 2
    const shift = isTimed(item) && isTimed(one) ? at - Date.parse(item.start) : null
    return {
      ...(isMoved && { assigneeIds: [to] }),
      ...(shift !== null && isTimed(one) && { start: iso(Date.parse(one.start) + shift) }),
    }
  }

  return {
    start(point) {
      lift(host, item.id, true)
      const at = canvasPoint(host, point)
      const { axis, left, ppm } = host.stage()
      // From the queue, the visit hangs at its start.
      const isOnBoard = personId !== null && isTimed(item)
      grabbed = isOnBoard ? (at.x - left) / ppm - axis.minuteOf(Date.parse(item.start)) : 0
    },
    move(point) {
      const under = document
        .elementFromPoint(point.x, point.y)
        ?.closest('[data-drop="queue"], [data-board]')
      isOverQueue = under?.matches('[data-drop="queue"]') ?? false
      const stage = host.stage()
      const at = canvasPoint(host, point)
      const spot = under && !isOverQueue ? spotAt(stage, at.x, at.y) : null
      if (spot === null) {
        target = null
        host.ghost.hide()
        return
      }
      const isKeptTime = point.isShift && isTimed(item)
      const step = point.isAlt ? fineMinutes : snapMinutes
      const start = isKeptTime
        ? stage.axis.minuteOf(Date.parse(item.start))
        : snapStart(stage.axis, spot.minute - grabbed, step)
      if (target?.spot.index === spot.index && target.start === start) return
      target = { spot, start, isKeptTime }
      showGhost(host, item, spot, start, item.minutes, planOf(item, target))
    },
    end(isDropped) {
      lift(host, item.id, false)
      host.ghost.hide()
      if (!isDropped) return
      const group = host.group(item)
      if (isOverQueue) host.drop(group.map((one) => [one, { assigneeIds: [], start: null }]))
      if (!target) return
      const to = target
      host.drop(group.map((one) => [one, planOf(one, to)]))
    },
  }
}

/** Moves the start or the end of a visit. */
export function resizeGesture(host: DayHost, item: BoardItem, edge: Edge): Gesture {
  let plan: Partial<Plan> | null = null
  return {
    start: () => lift(host, item.id, true),
    move(point) {
      const stage = host.stage()
      const at = canvasPoint(host, point)
      const index = stage.lanes.findIndex(({ person }) => item.assigneeIds.includes(person.user.id))
      const lane = stage.lanes[index]
      if (!lane || !isTimed(item)) return
      const step = point.isAlt ? fineMinutes : snapMinutes
      const minute = stage.axis.snap((at.x - stage.left) / stage.ppm, step)
      const from = stage.axis.minuteOf(Date.parse(item.start))
      const to = from + item.minutes
      const start = edge === 'start' ? Math.min(minute, to - shortestMinutes) : from
      const end = edge === 'end' ? Math.max(minute, from + shortestMinutes) : to
      const minutes = Math.min(1440, end - start)
      plan = { minutes, ...(edge === 'start' && { start: iso(stage.axis.instantAt(start)) }) }
      showGhost(host, item, { lane, index, minute }, start, minutes, plan)
    },
    end(isDropped) {
      lift(host, item.id, false)
      host.ghost.hide()
      if (isDropped && plan) host.drop([[item, plan]])
    },
  }
}

/** Selects the visits that a box touches; with Shift, in addition to those that are selected. */
export function marqueeGesture(host: DayHost): Gesture {
  let from = { x: 0, y: 0 }
  let before: readonly string[] = []
  let last = ''
  return {
    start(point) {
      from = canvasPoint(host, point)
      before = point.isShift ? host.selected() : []
    },
    move(point) {
      const to = canvasPoint(host, point)
      const box = {
        left: Math.min(from.x, to.x),
        top: Math.min(from.y, to.y),
        width: Math.abs(to.x - from.x),
        height: Math.abs(to.y - from.y),
      }
      host.marquee(box)
      const ids = [...new Set([...before, ...visitsIn(host.stage(), box)])]
      if (ids.join() === last) return
      last = ids.join()
      host.select(ids)
    },
    end(isDropped) {
      host.marquee(null)
      if (!isDropped) host.select(before)
    },
  }
}

function showGhost(
  host: DayHost,
  item: BoardItem,
  spot: Spot,
  start: number,
  minutes: number,
  plan: Partial<Plan>,
): void {
  const stage = host.stage()
  const findings = host.check(item, plan)
  const planned = {
    personName: spot.lane.person.user.name,
    start: iso(stage.axis.instantAt(start)),
    minutes,
  }
  host.ghost.show({
    ...boxOf(stage, spot.index, start, minutes),
    ...host.describe(planned, findings),
    isBlocked: findings.some(({ severity }) => severity === 'block'),
  })
}

function canvasPoint(host: DayHost, point: Point): { x: number; y: number } {
  const box = host.canvas()?.getBoundingClientRect()
  return { x: point.x - (box?.left ?? 0), y: point.y - (box?.top ?? 0) }
}

/** Fades what is being moved, in every lane that it is in. */
function lift(host: DayHost, id: string, isLifted: boolean): void {
  const bars = host.canvas()?.querySelectorAll<HTMLElement>('[data-visit]') ?? []
  for (const bar of bars) {
    if (bar.dataset['visit'] === id) bar.toggleAttribute('data-lifted', isLifted)
  }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
