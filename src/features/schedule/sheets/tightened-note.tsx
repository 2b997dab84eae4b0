import { WarningNote } from '#components/dispatch/warning-note.tsx'
import type { Tightened } from '#domain/dispatch/simulate/tightened.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { BoardItem } from '../board/use-board.ts'
import { visitName } from './change-rows.tsx'

interface TightenedNoteProps {
  tightened: Tightened
  items: ReadonlyMap<string, BoardItem>
}

/** Names the planned visits that get tight or late; nothing where none does. */
export function TightenedNote({ tightened, items }: TightenedNoteProps) {
  const t = useT()
  const format = useFormat()
  return (['late', 'tight'] as const).map((kind) => {
    const visits = tightened[kind]
    if (visits.length === 0) return null
    const names = format.list(visits.map((visit) => visitName(visit, items)))
    return (
      <WarningNote key={kind}>
        {t(`board.gets.${kind}`, { count: visits.length, names })}
      </WarningNote>
    )
  })
}
