import type { WorkingHours } from '#domain/entities/working-hours.ts'
import { useFormat } from '#messages/index.ts'

/** The spans of a day as text: '8:00 – 12:00, 13:00 – 17:00'; '' for none. */
export function useSpansText(): (spans: WorkingHours['monday']) => string {
  const format = useFormat()
  return (spans) =>
    spans.map(({ start, end }) => `${format.clock(start)} – ${format.clock(end)}`).join(', ')
}
