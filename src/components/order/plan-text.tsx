import { useT } from '#messages/index.ts'
import { SpanText, WhenText } from '../text/when-text.tsx'

export interface PlanTextProps {
  /** ISO instants; null where nothing is planned. */
  start: string | null
  end: string | null
  /** 'time' leaves the day out, where a heading names it. */
  show?: 'when' | 'time' | undefined
}

/** When an order is scheduled, or that it is not. */
export function PlanText({ start, end, show = 'when' }: PlanTextProps) {
  const t = useT()
  if (start === null) return <span>{t('plan.none')}</span>
  return end === null ? (
    <WhenText at={start} show={show} />
  ) : (
    <SpanText start={start} end={end} show={show} />
  )
}
