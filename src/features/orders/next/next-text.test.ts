import { expect, it } from 'vitest'
import type { Translate } from '#messages/index.ts'
import { nextText } from './next-text.ts'

const t = ((key: string, values: object) => [key, ...Object.values(values)].join('|')) as Translate

it('names what is known of the next visit', () => {
  const visit = { time: '13:00', place: 'Anchor Inn', minutes: 12 }
  expect(nextText(t, visit)).toBe('orders.nextIn|13:00 Anchor Inn|12')
  expect(nextText(t, { ...visit, minutes: 0 })).toBe('orders.next|13:00 Anchor Inn')
  expect(nextText(t, { ...visit, time: '' })).toBe('orders.nextIn|Anchor Inn|12')
})
