import { useEffect } from 'react'
import { useLatest } from '#ui/use-latest.ts'
import type { BoardHandle } from './create-board-handle.ts'

export interface RootEvents {
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** A press on a visit; `personId` is null in the queue. */
  readonly onPress: (visitId: string, personId: string | null, isAdding: boolean) => void
  readonly onOpen: (visitId: string) => void
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
      if (id !== undefined) latest.current.onPress(id, visit?.dataset['person'] ?? null, isAdding)
    }
    const onDoubleClick = (event: MouseEvent) => {
      const id = visitOf(event)?.dataset['visit']
      if (id !== undefined) latest.current.onOpen(id)
    }
    root.addEventListener('keydown', (event) => latest.current.onKeyDown(event), { signal })
    root.addEventListener('click', onClick, { signal })
    root.addEventListener('dblclick', onDoubleClick, { signal })
    return () => listening.abort()
  }, [handle, latest])
}
