import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { holiday } from '../holiday.ts'
import { holidayCountries, holidayCountry, publicHolidays } from './public-holidays.ts'
import type { HolidayCountry } from './rules.ts'

/** '01-01 newYear', with * for a day off in place of it; only those of the whole country. */
const listed = (country: HolidayCountry, year: number) =>
  publicHolidays(country, year)
    .filter(({ isRegional }) => !isRegional)
    .map(({ on, name, isObserved }) => `${on.slice(5)} ${name}${isObserved ? '*' : ''}`)

describe('the public holidays of a country', () => {
  it('are those of Spain in 2026, whose Easter is on 5 April', () => {
    expect(listed('ES', 2026)).toEqual([
      '01-01 newYear',
      '01-06 epiphany',
      '04-03 goodFriday',
      '05-01 labour',
      '08-15 assumption',
      '10-12 nationalDay',
      '11-01 allSaints',
      '12-06 constitution',
      '12-08 immaculate',
      '12-25 christmas',
    ])
  })

  it('are those of Britain in 2027, whose Christmas is at a weekend', () => {
    expect(listed('GB', 2027)).toEqual([
      '01-01 newYear',
      '03-26 goodFriday',
      '03-29 easterMonday',
      '05-03 earlyMay',
      '05-31 springBank',
      '08-30 summerBank',
      '12-25 christmas',
      '12-26 boxing',
      '12-27 christmas*',
      '12-28 boxing*',
    ])
    // Boxing Day is a Monday: Christmas is observed after it.
    expect(listed('GB', 2033).slice(-3)).toEqual([
      '12-25 christmas',
      '12-26 boxing',
      '12-27 christmas*',
    ])
  })

  it('are those of the United States in 2027, with New Year’s Day of 2028 on a Saturday', () => {
    expect(listed('US', 2027)).toEqual([
      '01-01 newYear',
      '01-18 mlk',
      '02-15 presidents',
      '05-31 memorial',
      '06-18 juneteenth*',
      '06-19 juneteenth',
      '07-04 independence',
      '07-05 independence*',
      '09-06 laborDay',
      '11-11 veterans',
      '11-25 thanksgiving',
      '12-24 christmas*',
      '12-25 christmas',
      '12-31 newYear*',
    ])
  })

  it.each<[HolidayCountry, number, string]>([
    ['CA', 2026, '05-18 victoria'],
    ['CA', 2029, '07-02 canadaDay*'],
    ['IE', 2026, '02-02 stBrigid'],
    ['IE', 2030, '02-01 stBrigid'],
    ['NL', 2026, '04-27 kingsDay'],
    ['NL', 2031, '04-26 kingsDay'],
    ['NZ', 2028, '07-14 matariki'],
    ['NZ', 2027, '02-08 waitangi*'],
    ['CO', 2026, '01-12 epiphany'],
    ['CO', 2026, '06-15 sacredHeart'],
    ['AR', 2026, '06-15 guemes'],
    ['AR', 2027, '08-16 sanMartin'],
    ['MX', 2030, '10-01 newGovernment'],
    ['IT', 2026, '10-04 stFrancis'],
    ['DE', 2026, '05-14 ascension'],
    ['PT', 2026, '06-04 corpusChristi'],
    ['AU', 2026, '12-28 boxing*'],
    ['PE', 2026, '08-06 junin'],
  ])('%s %d: %s', (country, year, day) => {
    expect(listed(country, year)).toContain(day)
  })

  it('are not those of years without them', () => {
    expect(listed('MX', 2029).join()).not.toContain('newGovernment')
    expect(listed('IT', 2025).join()).not.toContain('stFrancis')
    expect(listed('NZ', 2099).join()).not.toContain('matariki')
  })

  it('of a region are marked', () => {
    const regional = publicHolidays('DE', 2026).filter(({ isRegional }) => isRegional)
    expect(regional.map(({ on, name }) => `${on} ${name}`)).toContain('2026-11-18 repentance')
    expect(regional.map(({ name }) => name)).toContain('epiphany')
  })

  it('are days of that year that a company can add', () => {
    for (const country of holidayCountries)
      for (let year = 2025; year <= 2040; year++) {
        const days = publicHolidays(country, year)
        expect(days.length, country).toBeGreaterThan(7)
        expect(days.map(({ on }) => on)).toEqual(days.map(({ on }) => on).toSorted())
        for (const { on, name } of days) {
          expect(on.startsWith(`${year}-`), `${country} ${on}`).toBe(true)
          expect(v.is(holiday, { id: on, on, label: name })).toBe(true)
        }
      }
  })

  it('are known for some countries', () => {
    expect(holidayCountry('ES')).toBe('ES')
    expect(holidayCountry('XK')).toBeNull()
    expect(holidayCountry('')).toBeNull()
  })
})
