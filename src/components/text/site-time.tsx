import { useFormat, useT } from '#messages/index.ts'
import { siteTimeText, type TwoZones } from './site-time-text.ts'

interface SiteTimeProps {
  /** ISO instants; null where nothing is planned. */
  start: string | null
  end: string | null
  zones: TwoZones
}

/** A time by the clock at the site, where that shows another than the company's. */
export function SiteTime({ start, end, zones }: SiteTimeProps) {
  const t = useT()
  const format = useFormat()
  const instants = [start, end].flatMap((at) => at ?? [])
  const text = siteTimeText(t, format, instants, zones)
  return text === '' ? null : <span> {text}</span>
}
