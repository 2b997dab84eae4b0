import type { Format } from '#messages/index.ts'

/** Stored quiet hours as a reader sees them, `20:00 – 6:00`; null for a company without any. */
export function quietHoursText(quietHours: string, clock: Format['clock']): string | null {
  return quietHours === '' ? null : quietHours.split('-').map(clock).join(' – ')
}
