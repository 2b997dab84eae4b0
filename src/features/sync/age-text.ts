import { isJustNow } from '#components/text/is-just-now.ts'
import type { Format, Translate } from '#messages/index.ts'

/** How old an instant is: 'just now', '4 min old', '2 hr old'. */
export function ageText(t: Translate, format: Format, at: string, now: number): string {
  if (isJustNow(at, now)) return t('sync.justNow')
  return t('sync.age', { age: format.age(at, now) })
}
