import { useEffect, useLayoutEffect, useRef } from 'react'
import { useActor, useSyncStatus } from '#data/react.ts'
import { trueNow } from '#messages/index.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import { remoteChanges } from './remote-changes.ts'
import type { BoardItem } from '../board/use-board.ts'

const glowMs = 1000

/**
 * Lets visits glow that others have just changed. `span` names the days that are shown: other days are not news, nor is
 * what a first load brings.
 * What has the focus stays where it is on the screen, also where a lane above it grew.
 */
export function useRemoteGlow(
  handle: BoardHandle,
  items: ReadonlyMap<string, BoardItem>,
  span: string,
  focusedLane: string | null,
): void {
  const uid = useActor()?.uid ?? ''
  const isLoading = useSyncStatus()?.download !== null
  const last = useRef({ items, span })
  const opened = useRef<number | null>(null)
  useEffect(() => {
    opened.current ??= trueNow()
    const before = last.current
    last.current = { items, span }
    if (isLoading || before.items === items || before.span !== span) return
    for (const id of remoteChanges(before.items, items, uid, opened.current))
      glow(handle.root(), id)
  }, [handle, items, span, uid, isLoading])

  const top = useRef<{ readonly lane: string | null; readonly offset: number } | null>(null)
  useLayoutEffect(() => {
    const stage = handle.stage()
    const index = stage?.lanes.findIndex(({ person }) => person.user.id === focusedLane) ?? -1
    const offset = stage?.offsets[index]
    const before = top.current
    top.current = offset === undefined ? null : { lane: focusedLane, offset }
    const scroller = handle.scroller()
    if (!scroller || offset === undefined || before?.lane !== focusedLane) return
    if (scroller.contains(document.activeElement)) scroller.scrollTop += offset - before.offset
  })
}

function glow(root: HTMLElement | null, id: string): void {
  for (const visit of root?.querySelectorAll(`[data-visit="${CSS.escape(id)}"]`) ?? []) {
    visit.animate(
      [{ boxShadow: '0 0 0 4px var(--accent)' }, { boxShadow: '0 0 0 4px transparent' }],
      { duration: glowMs, easing: 'ease-in' },
    )
  }
}
