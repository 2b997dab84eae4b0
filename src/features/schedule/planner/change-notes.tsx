import { findingText } from '#components/dispatch/finding-text.ts'
import { LateNote } from '#components/dispatch/late-note.tsx'
import { personLabel } from '#components/dispatch/person-label.ts'
import { WarningNote } from '#components/dispatch/warning-note.tsx'
import { lengthText } from '#components/text/length-text.ts'
import type { BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { endsLate } from '#domain/dispatch/ends-late.ts'
import { useT } from '#messages/index.ts'
import type { ChangeWarnings } from './change-warnings.ts'

interface ChangeNotesProps {
  /** As it would be. */
  visit: BoardVisit
  /** Undefined for a change that is not wanted. */
  warnings: ChangeWarnings | undefined
  people: ReadonlyMap<string, BoardPerson>
}

/** What speaks against a change of the plan. */
export function ChangeNotes({ visit, warnings, people }: ChangeNotesProps) {
  const t = useT()
  const length = (minutes: number) => lengthText(t, Math.round(minutes) * 60_000)
  const texts = new Set(warnings?.findings.map((one) => findingText(t, one)))
  return (
    <>
      <LateNote isLate={endsLate(visit)} />
      {warnings?.over.map(({ personId, loadMinutes, limitMinutes }) => (
        <WarningNote key={personId}>
          {t('planner.overHours', {
            name: personLabel(t, people, personId),
            load: t('board.load', { load: length(loadMinutes), shift: length(limitMinutes) }),
          })}
        </WarningNote>
      ))}
      {[...texts].map((text) => (
        <WarningNote key={text}>{text}</WarningNote>
      ))}
    </>
  )
}
