import { useT } from '#messages/index.ts'
import { SpanText, WhenText } from '../text/when-text.tsx'

export interface PlanTextProps {
  /** ISO instants; null where nothing is planned. */
  start: string | null
  end: string | null
}

/** When an order is scheduled, or that it is not. */
export function PlanText({ start, end }: PlanTextProps) {
  const t = useT()
  if (start === null) return <span>{t('plan.none')}</span>
  return end === null ? <WhenText at={start} /> : <SpanText start={start} end={end} />
}
