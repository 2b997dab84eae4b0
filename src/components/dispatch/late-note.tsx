import { useT } from '#messages/index.ts'
import { findingText } from './finding-text.ts'
import { WarningNote } from './warning-note.tsx'

/** Says that a visit would end after its order is due. */
export function LateNote({ isLate }: { isLate: boolean }) {
  const t = useT()
  return isLate && <WarningNote>{findingText(t, { code: 'dueMissed' })}</WarningNote>
}
