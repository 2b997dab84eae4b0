import { memberLabel } from '#components/people/member-label.ts'
import { seriesText } from '#components/order/series-text.ts'
import { team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import type { DayEntry } from '#domain/booking/day-entries.ts'
import { useFormat, useT } from '#messages/index.ts'

/** Which of several visits one is, and who else is sent on it. */
export function EntryNote({ entry }: { entry: DayEntry }) {
  const t = useT()
  const format = useFormat()
  const actor = useActor()
  const people = useLive(team())
  const others = entry.assigneeIds.filter((id) => id !== actor?.uid)
  const names = others.map((id) => memberLabel(t, people, id))
  const crew = names.length > 0 && t('today.with', { names: format.list(names) })
  return <span>{[seriesText(t, entry.series), crew].filter(Boolean).join(' · ')}</span>
}
