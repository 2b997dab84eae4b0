import { expect, it } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import type { Translate } from '#messages/index.ts'
import { planValueText } from './plan-value-text.ts'

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as Translate
const format = {
  clock: (time: string) => time,
  day: (day: string) => day,
  list: (items: readonly string[]) => items.join(' & '),
}
const skills = [
  { id: 'gas', label: 'Gas', archivedAt: null },
  { id: 'cool', label: 'Cold', archivedAt: null },
]
const text = (field: string, value: unknown) => planValueText({ t, format, skills }, field, value)
const held = (id: string, expiresOn: string | null) => ({ id, level: 2, expiresOn })

it.each([
  ['skills', skills, 'Cold & Gas'],
  [
    'skills',
    [held('gas', '2026-03-14'), held('old', null)],
    'Gas (skills.level.2, skills.until 2026-03-14) & skills.deleted (skills.level.2)',
  ],
  ['skills', [], ''],
  [
    'weeklyHours',
    defaultWorkingHours,
    'weekday.monday – weekday.friday: 08:00 – 17:00\nweekday.saturday – weekday.sunday: hoursOf.dayOff',
  ],
  ['weeklyHours', null, 'hoursOf.company'],
  [
    'breaks',
    [{ id: 'b', from: '12:00', to: '14:00', minutes: 30, isPaid: false }],
    'hoursOf.break 30 12:00 14:00',
  ],
  [
    'exceptions',
    [
      { id: '2026-03-14', spans: [], note: '' },
      { id: '2026-03-07', spans: [{ start: '09:00', end: '13:00' }], note: 'Fair' },
    ],
    '2026-03-07 · 09:00 – 13:00 · Fair\n2026-03-14 · hoursOf.dayOff',
  ],
  ['basePlace', { address: { ...emptyAddress, line1: '8 Mill Lane' }, geo: null }, '8 Mill Lane'],
  ['basePlace', null, 'base.company'],
  ['maxMinutesPerDay', 510, 'time.hours 8 30'],
  ['maxMinutesPerDay', null, 'hoursOf.noMost'],
  ['pace', 120, 'pace.of 120'],
])('%s as %j is %j', (field, value, expected) => {
  expect(text(field, value)).toBe(expected)
})

it('leaves other fields and values that it cannot read to others', () => {
  expect(text('title', 'Tap')).toBeUndefined()
  expect(text('skills', ['gas'])).toBeUndefined()
  expect(text('weeklyHours', 'always')).toBeUndefined()
})
