import { useTimeZone } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { FindingsByVisit } from '../board/check-board.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import type { BoardItem } from '../board/use-board.ts'
import { usePointedVisit } from './use-pointed-visit.ts'
import { VisitCard } from './visit-card.tsx'

export interface PointedVisitCardProps {
  handle: BoardHandle
  items: ReadonlyMap<string, BoardItem>
  findings: FindingsByVisit
}

/** The card of the visit that the mouse or the keyboard is on: one for the whole board, so that its bars stay as light as they are. */
export function PointedVisitCard({ handle, items, findings }: PointedVisitCardProps) {
  const words = { t: useT(), format: useFormat(), timeZone: useTimeZone() }
  const pointed = usePointedVisit(handle)
  const item = pointed && items.get(pointed.visitId)
  if (!pointed || !item) return null
  const found = findings.get(item.id) ?? []
  return (
    <VisitCard
      key={item.id}
      item={item}
      findings={found}
      anchor={pointed.anchor}
      isPressed={pointed.isPressed}
      words={words}
    />
  )
}
