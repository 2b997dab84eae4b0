import { useRef, useState } from 'react'
import type { Finding } from '#domain/dispatch/finding.ts'
import { addDays } from '#domain/time/local-time.ts'
import type { Plan } from '../actions/visit-change.ts'
import { snapStart } from '../day/snap-start.ts'
import type { BoardAddress } from '../board/board-url.ts'
import type { ChangeAddress } from '../board/use-board-address.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import type { BoardItem } from '../board/use-board.ts'
import { boxOf, type Stage } from '../day/stage.ts'
import { isTimed, reassigned } from '../drag/assignment.ts'
import type { Planned } from '../drag/day-gestures.ts'
import type { ModeIntent } from './intent-of.ts'
import type { Cursor } from './move-cursor.ts'

/** A visit that is being moved or resized with the keyboard. */
interface KeyMode {
  readonly kind: 'move' | 'resize'
  readonly item: BoardItem
  /** Whose lane it was in; null where it comes from the queue. */
  readonly from: string | null
  readonly personId: string
  /** Minutes since the first instant of the day. */
  readonly start: number
  readonly minutes: number
}

export interface Described {
  readonly text: string
  readonly warning: string
  /** The whole sentence, with the day. */
  readonly spoken: string
}

/** What the mode asks of the board. */
export interface ModeHost {
  readonly handle: BoardHandle
  readonly address: BoardAddress
  readonly change: ChangeAddress
  readonly check: (item: BoardItem, plan: Partial<Plan>) => readonly Finding[]
  readonly describe: (planned: Planned, findings: readonly Finding[]) => Described
  readonly say: (text: string) => void
  readonly drop: (plans: readonly (readonly [BoardItem, Partial<Plan>])[]) => void
  /** What is said when a mode begins and when it is given up. */
  readonly sentence: (about: 'moving' | 'resizing' | 'cancelled', item: BoardItem) => string
  readonly goTo: (place: Cursor) => void
}

const shortestMinutes = 5
const longestMinutes = 1440
const usualStart = 8 * 60

/** Moving and resizing with the keyboard: each step is drawn and said, Enter stores it. */
export function useKeyMode(host: ModeHost) {
  const { handle, say } = host
  const [mode, setMode] = useState<KeyMode | null>(null)
  /** Whether the keys have to be caught by the lane, since the visit is not drawn on this day. */
  const isLost = useRef(false)

  /** `personId` is whose lane the keyboard is in. */
  function begin(kind: KeyMode['kind'], item: BoardItem, personId: string | undefined): void {
    const stage = handle.stage()
    const lane = stage?.lanes.find(({ person }) => person.user.id === personId) ?? stage?.lanes[0]
    if (!stage || !lane || (kind === 'resize' && !isTimed(item))) return
    const next: KeyMode = {
      kind,
      item,
      from: item.assigneeIds.includes(lane.person.user.id) ? lane.person.user.id : null,
      personId: lane.person.user.id,
      start: isTimed(item)
        ? stage.axis.minuteOf(Date.parse(item.start))
        : (lane.working[0]?.from ?? usualStart),
      minutes: item.minutes,
    }
    setMode(next)
    handle.setHeld('keys', true)
    show(next, host.sentence(kind === 'move' ? 'moving' : 'resizing', item))
  }

  /** Draws where the visit would go, and says it unless that is said already. */
  function show(next: KeyMode, before = '', isSaid = false): void {
    const stage = handle.stage()
    const index = stage?.lanes.findIndex(({ person }) => person.user.id === next.personId) ?? -1
    const lane = stage?.lanes[index]
    if (!stage || !lane) return
    const findings = host.check(next.item, planOf(stage, next))
    const start = new Date(stage.axis.instantAt(next.start)).toISOString()
    const personName = lane.person.user.name
    const described = host.describe({ personName, start, minutes: next.minutes }, findings)
    handle.reveal(index)
    handle.ghost.show({
      ...boxOf(stage, index, next.start, next.minutes),
      ...described,
      isBlocked: findings.some(({ severity }) => severity === 'block'),
    })
    if (!isSaid) say([before, described.spoken].filter(Boolean).join(' '))
  }

  function run(intent: ModeIntent): void {
    const stage = handle.stage()
    if (!stage || !mode) return
    if (!('by' in intent)) {
      const isDropped = intent.type === 'drop'
      handle.ghost.hide()
      setMode(null)
      handle.setHeld('keys', false)
      if (isDropped) host.drop([[mode.item, planOf(stage, mode)]])
      else say(host.sentence('cancelled', mode.item))
      const personId = isDropped ? mode.personId : mode.from
      if (personId !== null) host.goTo({ personId, visitId: mode.item.id })
      return
    }
    if (intent.type === 'day') {
      // The outline is drawn again once the lanes of that day are there; the focused bar goes away with this day.
      isLost.current = true
      host.change({ day: addDays(host.address.day, intent.by) }, true)
      return
    }
    const next = step(stage, mode, intent)
    setMode(next)
    show(next)
  }

  function redraw(): void {
    if (!mode) return
    // The board is also drawn again each minute, which must not talk over what was said before.
    show(mode, '', !isLost.current)
    if (!isLost.current || !handle.focusLane(mode.personId)) return
    isLost.current = false
  }

  return { isOn: mode !== null, begin, run, redraw }
}

function step({ axis, lanes }: Stage, mode: KeyMode, intent: ModeIntent & { by: number }): KeyMode {
  if (intent.type === 'lane') {
    if (mode.kind === 'resize') return mode
    const index = lanes.findIndex(({ person }) => person.user.id === mode.personId)
    const to = lanes[Math.max(0, Math.min(lanes.length - 1, index + intent.by))]
    return to ? { ...mode, personId: to.person.user.id } : mode
  }
  if (mode.kind === 'move') return { ...mode, start: snapStart(axis, mode.start + intent.by, 15) }
  const end = axis.snap(mode.start + mode.minutes + intent.by, 15)
  const minutes = Math.min(longestMinutes, Math.max(shortestMinutes, end - mode.start))
  return { ...mode, minutes }
}

function planOf({ axis }: Stage, mode: KeyMode): Partial<Plan> {
  if (mode.kind === 'resize') return { minutes: mode.minutes }
  return {
    start: new Date(axis.instantAt(mode.start)).toISOString(),
    assigneeIds: reassigned(mode.item.assigneeIds, mode.from, mode.personId),
  }
}
