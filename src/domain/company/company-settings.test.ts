import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseRow } from '../stored/parse-row.ts'
import { laterSettings } from './edited-settings.ts'
import { daysFrom, isHoliday, splitHolidays, withHolidays } from './holidays.ts'
import { groupedIban, plainIban } from './iban.ts'
import { isQuiet } from './quiet-hours.ts'
import { laterDefaults } from './later-defaults.ts'
import { webAddress } from './web-address.ts'

const day = (on: string) => ({ id: on, on, label: 'Closed' })
const slot = (id: string, from: string, to: string) => ({ id, from, to })
const area = (id: string, name: string, postalCodes: readonly string[]) => ({
  id,
  name,
  postalCodes,
})
const river = {
  id: 'r1',
  name: 'River',
  minutes: 12,
  points: [
    { latitude: 44.6, longitude: -63.6 },
    { latitude: 44.7, longitude: -63.5 },
  ],
}
const weight = (id: string, value: number) => ({ id, value })
const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(28_000 + i))
const stored = {
  schema: 1,
  updatedAt: '2026-03-02T09:00:00.000Z',
  updatedBy: 'owner',
  isSetup: true,
  ownerId: 'owner',
  createdAt: '2026-03-02T09:00:00.000Z',
}

describe('the settings of a company as stored', () => {
  const read = (more: object) => {
    const row = parseRow('companies', 'c1', { ...stored, ...more })
    if (!row.ok) throw new Error(JSON.stringify(row.problem))
    return row.value
  }

  it('have defaults in a company that is older than they are', () => {
    expect(read({})).toMatchObject({ ...laterDefaults, hiddenFeatures: [] })
  })

  it('lock no one out, whatever they hold', () => {
    for (const value of [null, 7, 'x', {}, [7], [{ id: 'a' }], true]) {
      const all = Object.fromEntries(
        [...Object.keys(laterDefaults), 'hiddenFeatures'].map((field) => [field, value]),
      )
      expect(read(all).ownerId).toBe('owner')
    }
    expect(read({ website: 'javascript:alert(1)', quietHours: '25:00-06:00' })).toMatchObject({
      website: '',
      quietHours: '',
    })
  })

  it('fall back to the usual where a number or a window cannot be', () => {
    expect(read({ freezeMinutes: 481, restMinutes: -1, expiredSkill: 'note' })).toMatchObject({
      freezeMinutes: 60,
      restMinutes: 660,
      expiredSkill: 'warn',
    })
    const [good, bad] = [slot('a', '07:00', '09:00'), slot('b', '09:00', '07:00')]
    expect(read({ arrivalWindows: [good, bad] }).arrivalWindows).toEqual([good])
    expect(read({ arrivalWindows: [] }).arrivalWindows).toEqual([])
  })

  it('keep the good items of a list beside bad ones', () => {
    const many = Array.from({ length: 250 }, (_, i) => ({ ...day('2026-01-01'), id: `h${i}` }))
    const mixed = [{ id: 'x', on: '2026-02-30', label: '' }, day('2026-12-25'), day('2026-12-25')]
    expect(read({ holidays: mixed }).holidays).toEqual([day('2026-12-25')])
    expect(read({ holidays: many }).holidays).toHaveLength(200)
    expect(read({ hiddenFeatures: ['orders', 'inventory', 'x'] }).hiddenFeatures).toEqual([
      'inventory',
    ])
  })
})

describe('an edit', () => {
  it.each([
    ['holidays', [day('2026-12-25'), day('2026-12-25')]],
    ['holidays', Array.from({ length: 201 }, (_, i) => ({ ...day('2026-01-01'), id: `h${i}` }))],
    ['holidays', [{ ...day('2026-12-25'), on: '2026-02-29' }]],
    ['taxIds', Array.from({ length: 6 }, (_, i) => ({ id: `t${i}`, label: 'VAT', value: '1' }))],
    ['taxIds', [{ id: 't1', label: ' ', value: '1' }]],
    ['taxIds', [{ id: 't1', label: 'VAT', value: '' }]],
    ['website', 'javascript:alert(1)'],
    ['website', 'harbour.example'],
    ['iban', 'ES91 2100 0418 4502 0005 1332'],
    ['iban', 'ES9121000418450200051333'],
    ['email', 'not an address'],
    ['mailReplyTo', 'a@b@c'],
    ['quietHours', '20:00'],
    ['defaultTaxCode', 's21'],
    ['arrivalWindows', [slot('a', '10:00', '08:00')]],
    ['arrivalWindows', [slot('a', '08:00', '08:00')]],
    ['arrivalWindows', [slot('a', '08:00', '24:00')]],
    ['arrivalWindows', [slot('a', '08:00', '10:00'), slot('a', '10:00', '12:00')]],
    ['arrivalWindows', [slot('a', '08:00', '10:00'), slot('b', '08:00', '10:00')]],
    [
      'arrivalWindows',
      Array.from({ length: 13 }, (_, i) => slot(`w${i}`, '08:00', `09:${i + 10}`)),
    ],
    ['windowBefore', -5],
    ['windowBefore', 481],
    ['windowAfter', 4],
    ['freezeMinutes', 481],
    ['freezeMinutes', 7.5],
    ['restMinutes', 1441],
    ['expiredSkill', 'note'],
    ['territories', [area('a', ' ', ['280'])]],
    ['territories', [area('a', 'North', ['b3h'])]],
    ['territories', [area('a', 'North', ['B3H 1A1'])]],
    ['territories', [area('a', 'North', ['280', '280'])]],
    ['territories', [area('a', 'North', ['1'.repeat(11)])]],
    ['territories', [area('a', 'North', []), area('a', 'South', [])]],
    ['territories', [area('a', 'North', numbers(201))]],
    ['territories', Array.from({ length: 51 }, (_, i) => area(`t${i}`, 'North', []))],
    ['barriers', [{ ...river, name: ' ' }]],
    ['barriers', [{ ...river, minutes: 0 }]],
    ['barriers', [{ ...river, minutes: 121 }]],
    ['barriers', [{ ...river, minutes: 7.5 }]],
    ['barriers', [{ ...river, points: river.points.slice(1) }]],
    ['barriers', [{ ...river, points: Array.from({ length: 21 }, () => river.points[0]) }]],
    ['barriers', [{ ...river, points: [...river.points, { latitude: 91, longitude: 0 }] }]],
    ['barriers', [river, river]],
    ['barriers', Array.from({ length: 21 }, (_, i) => ({ ...river, id: `r${i}` }))],
    ['planningWeights', [weight('constructor', 1)]],
    ['planningWeights', [weight('driving', 2)]],
    ['planningWeights', [weight('late', -1)]],
    ['planningWeights', [weight('late', 101)]],
    ['planningWeights', [weight('late', Number.NaN)]],
    ['planningWeights', [weight('unassignedLow', 0)]],
    ['planningWeights', [weight('late', 1), weight('late', 3)]],
  ] as const)('refuses %s %j', (field, value) => {
    expect(v.is(laterSettings[field], value)).toBe(false)
  })

  it.each([
    ['holidays', [day('2026-12-25'), day('2028-02-29')]],
    ['taxIds', [{ id: 't1', label: 'VAT', value: 'ESB12345674' }]],
    ['website', 'https://harbour.example/about'],
    ['website', ''],
    ['iban', 'ES9121000418450200051332'],
    ['iban', ''],
    ['quietHours', '20:00-06:00'],
    ['defaultTaxCode', 'S21'],
    ['defaultTaxCode', ''],
    ['arrivalWindows', []],
    [
      'arrivalWindows',
      Array.from({ length: 12 }, (_, i) => slot(`w${i}`, '08:00', `09:${i + 10}`)),
    ],
    ['windowBefore', 0],
    ['windowAfter', 5],
    ['freezeMinutes', 0],
    ['freezeMinutes', 480],
    ['restMinutes', 0],
    ['restMinutes', 1440],
    ['expiredSkill', 'block'],
    ['territories', [area('a', 'North', numbers(200)), area('b', 'South', ['B3H'])]],
    ['barriers', Array.from({ length: 20 }, (_, i) => ({ ...river, id: `r${i}` }))],
    ['planningWeights', []],
    ['planningWeights', [weight('late', 0), weight('shift', 0.5), weight('unassignedLow', 60)]],
  ] as const)('takes %s %j', (field, value) => {
    expect(v.is(laterSettings[field], value)).toBe(true)
  })
})

describe('an IBAN', () => {
  // The examples of the registry of ISO 13616.
  it.each([
    'AD1200012030200359100100',
    'BE68539007547034',
    'CH9300762011623852957',
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'GB29NWBK60161331926819',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
  ])('%s is valid, and no other digit or order is', (value) => {
    const is = (text: string) => v.is(laterSettings.iban, text)
    expect(is(value)).toBe(true)
    for (let at = 2; at < value.length; at++) {
      const sign = value.charAt(at)
      const other = sign === '7' ? '8' : '7'
      expect(is(value.slice(0, at) + other + value.slice(at + 1)), `${at}`).toBe(false)
      const next = value.charAt(at + 1)
      if (next === '' || next === sign) continue
      expect(is(value.slice(0, at) + next + sign + value.slice(at + 2)), `${at}`).toBe(false)
    }
    expect(plainIban(` ${groupedIban(value).toLowerCase()} `)).toBe(value)
  })

  it('is read in groups of four', () => {
    expect(groupedIban('BE68539007547034')).toBe('BE68 5390 0754 7034')
    expect(groupedIban('NO9386011117947')).toBe('NO93 8601 1117 947')
  })
})

describe('holidays', () => {
  const holidays = [day('2026-12-25'), day('2026-01-01'), day('2025-12-25')]
  it('are those days and no others', () => {
    expect(isHoliday({ holidays }, '2026-12-25')).toBe(true)
    expect(isHoliday({ holidays }, '2026-12-26')).toBe(false)
    expect(isHoliday({ holidays: [] }, '2026-12-25')).toBe(false)
  })

  it('are in order from today on, those that are over with the latest first', () => {
    const { ahead, past } = splitHolidays(holidays, '2026-01-01')
    expect(ahead.map(({ on }) => on)).toEqual(['2026-01-01', '2026-12-25'])
    expect(past.map(({ on }) => on)).toEqual(['2025-12-25'])
    expect(splitHolidays(holidays, '2027-01-01').past.map(({ on }) => on)).toEqual([
      '2026-12-25',
      '2026-01-01',
      '2025-12-25',
    ])
  })
})

describe('adding holidays', () => {
  it('keeps the label of a day that is one already, and the order', () => {
    const now = [{ ...day('2026-12-25'), id: 'own', label: 'Ours' }]
    const added = withHolidays(now, [
      { on: '2026-12-25', label: 'Christmas' },
      { on: '2026-01-01', label: 'New Year' },
    ])
    expect(added).toEqual([{ id: '2026-01-01', on: '2026-01-01', label: 'New Year' }, ...now])
  })

  it('takes every day from the first to the last', () => {
    expect(daysFrom('2026-12-30', '2027-01-02')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ])
    expect(daysFrom('2026-12-30', '2026-12-30')).toEqual(['2026-12-30'])
    expect(daysFrom('2026-12-30', '2026-12-29')).toEqual([])
    expect(daysFrom('2026-01-01', '2199-12-31')).toHaveLength(201)
  })
})

describe('a web address', () => {
  it.each([
    ['', ''],
    ['harbour.example', 'https://harbour.example'],
    [' HTTP://harbour.example/a?b#c ', 'http://harbour.example/a?b#c'],
    ['harbour.example:8080/x', 'https://harbour.example:8080/x'],
    ['harbour', null],
    ['javascript:alert(1)', null],
    ['https://user@harbour.example', null],
    ['a b.example', null],
    ['ftp://harbour.example', null],
    [`${'x'.repeat(200)}.example`, null],
  ])('%j is stored as %j', (typed, stored) => {
    expect(webAddress(typed)).toBe(stored)
    if (stored !== null) expect(v.is(laterSettings.website, stored)).toBe(true)
  })
})

describe('quiet hours', () => {
  // Halifax is four hours behind UTC in March.
  it.each([
    ['20:00-06:00', '2026-03-02T23:59:00Z', false],
    ['20:00-06:00', '2026-03-03T00:00:00Z', true],
    ['20:00-06:00', '2026-03-03T09:59:00Z', true],
    ['20:00-06:00', '2026-03-03T10:00:00Z', false],
    ['12:00-13:00', '2026-03-03T16:30:00Z', true],
    ['12:00-13:00', '2026-03-03T17:00:00Z', false],
    ['08:00-08:00', '2026-03-03T17:00:00Z', true],
    ['', '2026-03-03T03:00:00Z', false],
  ])('%s at %s: %s', (hours, instant, quiet) => {
    expect(isQuiet(hours, instant, 'America/Halifax')).toBe(quiet)
  })
})
