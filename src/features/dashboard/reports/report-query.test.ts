import { expect, it } from 'vitest'
import { readReportQuery, writeReportQuery } from './report-query.ts'

const usual = {
  period: '30d',
  by: 'technician',
  filter: { technicianId: '', territoryId: '', customerId: '', templateId: '' },
} as const

it('reads what it wrote, and leaves out what is usual', () => {
  const request = {
    period: '13w',
    by: 'week',
    filter: { technicianId: 't1', territoryId: 'north', customerId: '', templateId: 'm-1' },
  } as const
  const written = writeReportQuery(new URLSearchParams('panel=more'), request)
  expect(`${written}`).toBe(
    'panel=more&period=13w&by=week&technician=t1&territory=north&template=m-1',
  )
  expect(readReportQuery(written)).toEqual(request)
  expect(`${writeReportQuery(written, usual)}`).toBe('panel=more')
})

it.each(['', 'period=99y&by=all&technician=a/b&territory=..&customer=%20', 'by=price&period='])(
  'takes what it cannot read as usual: %s',
  (text) => {
    expect(readReportQuery(new URLSearchParams(text))).toEqual(usual)
  },
)
