import { useEffect } from 'react'
import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import { offeredBoxes } from './offered-boxes.ts'

/** Draws the offered changes over the board, and again each time the board is drawn: it stays in use meanwhile. */
export function useOffered(handle: BoardHandle, changes: readonly PlannedChange[]): void {
  useEffect(() => {
    const stage = handle.stage()
    handle.offered.show(stage ? offeredBoxes(stage, changes) : [])
  })
  useEffect(() => handle.offered.hide, [handle])
}
