import { useEffect, useRef, useState } from 'react'
import { addDays } from '#domain/time/local-time.ts'
import { boardViews, zoomSteps } from '../board/board-url.ts'
import type { BoardItem } from '../board/use-board.ts'
import { type Intent, intentOf, type Key, modeIntentOf } from './intent-of.ts'
import { isUnfocused } from './is-unfocused.ts'
import { type Cursor, moveCursor, visitsOf } from './move-cursor.ts'
import { type ModeHost, useKeyMode } from './use-key-mode.ts'

export type BoardSheet = 'assign' | 'suggest' | 'help'

/** What the keys ask of the board. */
export interface KeysHost extends Omit<ModeHost, 'goTo'> {
  readonly item: (id: string) => BoardItem | undefined
  readonly today: string
  readonly open: (item: BoardItem) => void
  readonly openPerson: (personId: string) => void
  readonly openSheet: (sheet: BoardSheet, items: readonly BoardItem[]) => void
  readonly lock: (items: readonly BoardItem[]) => void
  readonly send: (items: readonly BoardItem[]) => void
  readonly unassign: (items: readonly BoardItem[]) => void
}

/** The keyboard on the board: one place that moves, and a mode in which a visit is moved or resized. */
export function useBoardKeys(host: KeysHost) {
  const { handle, address, change } = host
  const [cursor, setCursor] = useState<Cursor | null>(null)
  // Where the focus is wanted once it is drawn; a press of the mouse focuses by itself.
  const wanted = useRef<Cursor | null>(null)
  const mode = useKeyMode({ ...host, goTo })

  function goTo(next: Cursor): void {
    const lanes = handle.stage()?.lanes ?? []
    const index = lanes.findIndex(({ person }) => person.user.id === next.personId)
    if (index >= 0) handle.reveal(index)
    wanted.current = next
    setCursor({ ...next })
  }

  /** The focus goes along with a visit to another lane, as after an undo, and to its lane where it is gone. */
  function followVisit(): void {
    const visitId = cursor?.visitId ?? null
    if (!cursor || visitId === null || document.activeElement !== document.body || mode.isOn) return
    const lane = handle
      .stage()
      ?.lanes.find((one) => visitsOf(one).some(({ item }) => item.id === visitId))
    const personId = lane?.person.user.id
    if (!host.item(visitId)) goTo({ personId: cursor.personId, visitId: null })
    else if (personId !== undefined && personId !== cursor.personId) goTo({ personId, visitId })
  }

  function walk(intent: Parameters<typeof moveCursor>[2]): void {
    const next = moveCursor(handle.stage()?.lanes ?? [], cursor, intent)
    if (!next) return
    if ('isExtending' in intent && intent.isExtending) {
      const ids = [...address.selected, cursor?.visitId, next.visitId]
      change({ selected: [...new Set(ids.filter((id) => typeof id === 'string'))] })
    }
    goTo(next)
  }

  function selectLane(): void {
    const lane = handle.stage()?.lanes.find(({ person }) => person.user.id === cursor?.personId)
    change({ selected: lane ? visitsOf(lane).map((bar) => bar.item.id) : [] })
  }

  function run(intent: Intent, item: BoardItem | undefined, personId: string | undefined): void {
    const picked = address.selected.flatMap((id) => host.item(id) ?? [])
    const subjects = item && !address.selected.includes(item.id) ? [item] : picked
    switch (intent.type) {
      case 'visit':
      case 'lane':
      case 'laneEnd':
      case 'boardEnd':
        return walk(intent)
      case 'day':
        if (intent.by === 0) handle.showNow()
        return change({ day: intent.by === 0 ? host.today : addDays(address.day, intent.by) })
      case 'view':
        return change({ view: boardViews[intent.index] ?? 'day' })
      case 'zoom': {
        const zoom = Math.min(zoomSteps.length - 1, Math.max(0, address.zoom + intent.by))
        return change({ zoom })
      }
      case 'open':
        return item ? host.open(item) : cursor ? host.openPerson(cursor.personId) : undefined
      case 'select':
        return item && change({ selected: toggled(address.selected, item.id) })
      case 'selectLane':
        return selectLane()
      case 'unselect':
        return change({ selected: [] })
      case 'move':
      case 'resize':
        return item && mode.begin(intent.type, item, personId)
      case 'assign':
      case 'suggest':
        return subjects.length > 0 ? host.openSheet(intent.type, subjects) : undefined
      case 'help':
        return host.openSheet('help', [])
      case 'unassign':
        return host.unassign(subjects)
      case 'lock':
        return host.lock(subjects)
      case 'send':
        return host.send(subjects)
      case 'queue':
        return handle.focusQueue()
      case 'board':
        return cursor ? goTo(cursor) : handle.focusBoard()
      case 'map':
        return handle.focusMap() ? undefined : change({ hasMap: true })
      case 'search':
      // The browser turns the menu key into a right click.
      case 'menu':
        return undefined
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    wanted.current = null
    if (event.isComposing || isField(event.target)) return
    if (closest(event.target, '[data-beside-board]')) return
    const key: Key = {
      key: event.key,
      isShift: event.shiftKey,
      isMod: event.ctrlKey || event.metaKey,
      isAlt: event.altKey,
    }
    if (mode.isOn) {
      const intent = modeIntentOf(key)
      if (event.key !== 'Tab') event.preventDefault()
      if (intent) mode.run(intent)
      return
    }
    const hasLetters = document.documentElement.dataset['letters'] !== 'off'
    const intent = intentOf(key, hasLetters)
    if (!intent || !isMeant(intent, event.target)) return
    if (intent.type === 'unselect' && address.selected.length === 0) return
    event.preventDefault()
    const visit = closest(event.target, '[data-visit]')?.dataset
    const row = closest(event.target, '[data-visit-list] [data-row]')?.dataset['row']
    // The focus may have come to a visit by itself, as when a sheet closes.
    const personId = visit?.['person'] ?? cursor?.personId
    run(intent, host.item(visit?.['visit'] ?? row ?? ''), personId)
  }

  useEffect(() => {
    if (wanted.current && focusPlace(wanted.current)) wanted.current = null
    followVisit()
  })

  return { cursor, setCursor, goTo, redraw: mode.redraw, onKeyDown }
}

/** The selection with one more or one less. */
export function toggled(selected: readonly string[], id: string): readonly string[] {
  return selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]
}

/** What needs no visit in focus: after a box was drawn, nothing has it. */
const unfocusedIntents: ReadonlySet<Intent['type']> = new Set(['help', 'unselect'])

/** Whether a key is for the board, and not for the control that has the focus. */
function isMeant(intent: Intent, target: EventTarget | null): boolean {
  if (isUnfocused(target)) return unfocusedIntents.has(intent.type)
  if (intent.type === 'search' || intent.type === 'menu') return false
  const isInQueue = closest(target, '[data-drop="queue"]') !== null
  if (intent.type === 'visit' || intent.type === 'lane') return !isInQueue
  const isOnBoard = closest(target, '[data-visit], [data-lane-head]') !== null
  return isOnBoard || (intent.type !== 'open' && intent.type !== 'select')
}

/** Focuses a visit or a lane; false where it is not drawn yet, as after a move to another lane. */
function focusPlace({ personId, visitId }: Cursor): boolean {
  const selector =
    visitId === null
      ? `[data-lane-head="${CSS.escape(personId)}"]`
      : `[data-person="${CSS.escape(personId)}"][data-visit="${CSS.escape(visitId)}"]`
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

function isField(target: EventTarget | null): boolean {
  const fields = 'input:not([type=checkbox]), select, textarea'
  return target instanceof HTMLElement && target.matches(fields)
}
