import type { Translate } from '#messages/index.ts'

/** A duration as text: '7 h 30 min'. */
export function lengthText(t: Translate, milliseconds: number): string {
  const all = Math.max(0, Math.floor(milliseconds / 60_000))
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return hours === 0 ? t('time.minutes', { minutes }) : t('time.hours', { hours, minutes })
}
