import type { Translate } from '#messages/index.ts'

interface NextVisit {
  /** '' without one. */
  readonly time: string
  readonly place: string
  /** How long the drive takes; 0 if it is the same place or not known. */
  readonly minutes: number
}

/** 'Next: 13:00 Anchor Inn, 12 min', without what is not known. */
export function nextText(t: Translate, { time, place, minutes }: NextVisit): string {
  const visit = [time, place].filter(Boolean).join(' ')
  return minutes > 0 ? t('orders.nextIn', { visit, minutes }) : t('orders.next', { visit })
}
