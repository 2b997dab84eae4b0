import type { Offer } from '#domain/dispatch/suggest/suggest.ts'
import { useT } from '#messages/index.ts'
import { findingText } from './finding-text.ts'
import { WarningNote } from './warning-note.tsx'

/** Says that an offer ends after its order is due. */
export function LateNote({ offer }: { offer: Offer }) {
  const t = useT()
  return offer.isLate && <WarningNote>{findingText(t, { code: 'dueMissed' })}</WarningNote>
}
