import type { Translate } from '#messages/index.ts'

/** A duration as text: '7 h 30 min', '8 h', '45 min'. No number is separated from its unit where a line ends. */
export function lengthText(t: Translate, milliseconds: number): string {
  const all = Math.max(0, Math.floor(milliseconds / 60_000))
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return t('time.minutes', { minutes })
  return minutes === 0 ? t('time.wholeHours', { hours }) : t('time.hours', { hours, minutes })
}
