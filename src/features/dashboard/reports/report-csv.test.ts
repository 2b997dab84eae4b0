import { beforeAll, expect, it } from 'vitest'
import { noTally } from '#domain/metrics/tally.ts'
import { readCsv } from '#lib/csv.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages, translate } from '#messages/i18n.ts'
import { figuresOf } from './report-columns.ts'
import { reportCsv } from './report-csv.ts'

beforeAll(() => showMessages('en', enApp))

const tally = {
  ...noTally,
  done: 12,
  onTime: { count: 9, of: 11 },
  worked: 5_400_000,
  paid: 7_200_000,
  revenue: { EUR: 123_456, JPY: 900 },
}
const shown = { rows: [{ key: 't1', tally }], nameOf: () => '=Ana', group: 'Technician' }

it('writes every figure with what it is of, and money with the digits of its currency', () => {
  const [head = [], row = []] = readCsv(
    reportCsv(translate, { ...shown, figures: figuresOf('technician', true) }),
  )
  const cell = (name: string) => row[head.indexOf(name)]
  expect(row.slice(0, 3)).toEqual(['t1', '=Ana', '12'])
  expect([cell('Arrived on time'), cell('Arrivals')]).toEqual(['9', '11'])
  expect([cell('Worked minutes'), cell('Paid minutes')]).toEqual(['90', '120'])
  expect([cell('Revenue EUR'), cell('Revenue JPY')]).toEqual(['1234.56', '900'])
})

it('guards names that a spreadsheet would run, and leaves money out where it is not shown', () => {
  const text = reportCsv(translate, { ...shown, figures: figuresOf('customer', false) })
  expect(text).toContain("'=Ana")
  expect(text).not.toContain('Revenue')
  expect(text).not.toContain('Paid')
})
