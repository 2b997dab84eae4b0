import { useEffect } from 'react'
import { useLatest } from '#ui/use-latest.ts'
import { isUnfocused } from '../keys/is-unfocused.ts'
import type { BoardHandle } from './create-board-handle.ts'

export interface RootEvents {
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** A press on a visit; `personId` is null in the queue. */
  readonly onPress: (visitId: string, personId: string | null, isAdding: boolean) => void
  readonly onOpen: (visitId: string) => void
  /** A double click where no visit is, in pixels of the window. */
  readonly onEmpty: (point: { readonly x: number; readonly y: number }) => void
  /** A right click, or the menu key, on a visit in the lane of `personId`, or on the head of a lane. */
  readonly onMenu: (
    at: Readonly<Record<'visitId' | 'personId' | 'headId', string | null>>,
    point: { readonly x: number; readonly y: number },
  ) => void
}

/** Listens on the element that holds queue and board: one listener for all visits. */
export function useRootEvents(handle: BoardHandle, events: RootEvents): void {
  const latest = useLatest(events)
  useEffect(() => {
    const root = handle.root()
    if (!root) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const visitOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-visit]') : null
    const onClick = (event: MouseEvent) => {
      const visit = visitOf(event)
      const id = visit?.dataset['visit']
      const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
      if (id !== undefined)
        return latest.current.onPress(id, visit?.dataset['person'] ?? null, isAdding)
      const target = event.target instanceof Element ? event.target : null
      const head = target?.closest<HTMLElement>('[data-lane-head]')
      // A key pressed elsewhere, as Enter in the search, also clicks what it moves the focus to.
      if (!head || event.detail === 0) return undefined
      const { left, bottom } = head.getBoundingClientRect()
      const headId = head.dataset['laneHead'] ?? null
      return latest.current.onMenu(
        { visitId: null, personId: null, headId },
        { x: left + 8, y: bottom },
      )
    }
    const onDoubleClick = (event: MouseEvent) => {
      const id = visitOf(event)?.dataset['visit']
      if (id !== undefined) return latest.current.onOpen(id)
      const target = event.target instanceof Element ? event.target : null
      const isEmpty = target?.closest('[data-board]') && !target.closest('button, input')
      return isEmpty ? latest.current.onEmpty({ x: event.clientX, y: event.clientY }) : undefined
    }
    const onContextMenu = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.defaultPrevented) return
      const visit = visitOf(event)
      const row = event.target.closest<HTMLElement>('[data-visit-list] [data-row]')
      const head = event.target.closest<HTMLElement>('[data-lane-head]')
      const target = visit ?? row ?? head
      if (!target) return
      event.preventDefault()
      const box = target.getBoundingClientRect()
      // The menu key gives no place of its own.
      const isKey = event.clientX === 0 && event.clientY === 0
      const point = isKey
        ? { x: box.left + 8, y: box.bottom }
        : { x: event.clientX, y: event.clientY }
      latest.current.onMenu(
        {
          visitId: visit?.dataset['visit'] ?? row?.dataset['row'] ?? null,
          personId: visit?.dataset['person'] ?? null,
          headId: head?.dataset['laneHead'] ?? null,
        },
        point,
      )
    }
    // Where nothing has the focus, as at first and after a drag, a key is meant for the board.
    const onUnfocusedKey = (event: KeyboardEvent) => {
      if (isUnfocused(event.target)) latest.current.onKeyDown(event)
    }
    document.addEventListener('keydown', onUnfocusedKey, { signal, capture: true })
    root.addEventListener('contextmenu', onContextMenu, { signal })
    root.addEventListener('keydown', (event) => latest.current.onKeyDown(event), { signal })
    root.addEventListener('click', onClick, { signal })
    root.addEventListener('dblclick', onDoubleClick, { signal })
    return () => listening.abort()
  }, [handle, latest])
}
