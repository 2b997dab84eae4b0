import { expect, test } from 'vitest'
import { parseRule } from '#domain/recurrence/parse-rule.ts'
import { ruleTexts as en } from '#messages/en/app/rule.ts'
import { ruleTexts as es } from '#messages/es/app/rule.ts'
import { showMessages, translate } from '#messages/index.ts'
import { createFormat } from '#messages/format.ts'
import { ruleText } from './rule-text.ts'

const words = { today: '', tomorrow: '', yesterday: '' }

function said(locale: 'en' | 'es', text: string, mode?: 'fixed' | 'afterCompletion'): string {
  showMessages(locale, locale === 'en' ? en : es)
  const timeZone = 'America/New_York'
  const format = createFormat({ locale, timeZone, currency: 'USD' }, words)
  const rule = parseRule(text)
  if (!rule.ok) throw new Error(text)
  return ruleText(
    { t: translate, format },
    { rule: rule.value, start: '2026-03-31T22:00', timeZone },
    mode,
  )
}

test.each([
  ['FREQ=DAILY', 'Every day', 'Cada día'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'Every day on weekdays', 'Cada día, de lunes a viernes'],
  ['FREQ=WEEKLY', 'Every week on Tuesday', 'Cada semana, el martes'],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH',
    'Every 2 weeks on Monday and Thursday',
    'Cada 2 semanas, el lunes y el jueves',
  ],
  ['FREQ=MONTHLY', 'Every month on the 31st', 'Cada mes, el día 31'],
  [
    'FREQ=MONTHLY;BYMONTHDAY=1,12,22,-1',
    'Every month on the 1st, the 12th, the 22nd, and the last day',
    'Cada mes, el día 1, el día 12, el día 22 y el último día',
  ],
  [
    'FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO',
    'Every 3 months on the first Monday',
    'Cada 3 meses, el primer lunes',
  ],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'Every month on the last Friday', 'Cada mes, el último viernes'],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'Every month on the last weekday',
    'Cada mes, el último día laborable',
  ],
  ['FREQ=YEARLY', 'Every year on March 31', 'Cada año, el 31 de marzo'],
  [
    'FREQ=YEARLY;BYMONTH=4,10;BYDAY=1MO',
    'Every year in April and October on the first Monday',
    'Cada año, en abril y octubre, el primer lunes',
  ],
  [
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    'Every year on February 29',
    'Cada año, el 29 de febrero',
  ],
  [
    'FREQ=WEEKLY;BYDAY=MO;COUNT=10',
    'Every week on Monday, 10 times',
    'Cada semana, el lunes, 10 veces',
  ],
  ['FREQ=WEEKLY;BYDAY=MO;COUNT=1', 'Every week on Monday, once', 'Cada semana, el lunes, una vez'],
  ['FREQ=DAILY;UNTIL=20261231', 'Every day until Dec 31, 2026', 'Cada día, hasta el 31 dic 2026'],
  [
    'FREQ=DAILY;UNTIL=20261231T030000Z',
    'Every day until Dec 30, 2026',
    'Cada día, hasta el 30 dic 2026',
  ],
])('%s', (rule, english, spanish) => {
  expect([said('en', rule), said('es', rule)]).toEqual([english, spanish])
})

test.each([
  'FREQ=YEARLY;BYMONTHDAY=1',
  'FREQ=YEARLY;BYDAY=MO',
  'FREQ=YEARLY;BYDAY=20MO',
  'FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR',
  'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=15;BYSETPOS=2',
  'FREQ=YEARLY;BYMONTH=3,6;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
])('what a few words would say wrongly: %s', (rule) => {
  expect(said('en', rule)).toBe('Every year, custom dates')
})

test.each([
  'FREQ=MONTHLY;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
  'FREQ=MONTHLY;BYMONTHDAY=-2',
  'FREQ=MONTHLY;BYMONTHDAY=1,2,3,4,5,6',
])('nor this: %s', (rule) => {
  expect(said('es', rule)).toBe('Cada mes, en fechas personalizadas')
})

test('after completion', () => {
  expect(said('en', 'FREQ=MONTHLY;INTERVAL=3', 'afterCompletion')).toBe('3 months after completion')
  expect(said('es', 'FREQ=YEARLY', 'afterCompletion')).toBe('1 año después de completarla')
})
