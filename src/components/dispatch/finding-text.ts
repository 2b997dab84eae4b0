import type { Finding } from '#domain/dispatch/finding.ts'
import type { Translate } from '#messages/index.ts'

/** What is wrong with a visit, in words. */
export function findingText(
  t: Translate,
  { code, minutes = 0 }: Pick<Finding, 'code' | 'minutes'>,
): string {
  if (code === 'travelTooLong' || code === 'afterWindow')
    return t(`finding.${code}`, { minutes: Math.round(minutes) })
  return t(`finding.${code}`)
}
