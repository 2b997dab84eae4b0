import { expect, it } from 'vitest'
import { nextNumber } from './next-number.ts'

const yearly = { next: 8, lastDay: '2026-03-02', period: '2026', pattern: 'INV-{year}-{seq:5}' }

it('begins a series with 1', () => {
  expect(nextNumber(null, '2026-03-02', 'INV-{year}-{seq:5}')).toEqual({
    seq: 1,
    number: 'INV-2026-00001',
    day: '2026-03-02',
    after: { next: 2, lastDay: '2026-03-02', period: '2026', pattern: 'INV-{year}-{seq:5}' },
  })
})

it('goes on with the next number, and never back in time', () => {
  expect(nextNumber(yearly, '2026-03-05', '')).toMatchObject({
    seq: 8,
    number: 'INV-2026-00008',
    day: '2026-03-05',
    after: { next: 9, lastDay: '2026-03-05' },
  })
  expect(nextNumber(yearly, '2026-02-27', '')).toMatchObject({ seq: 8, day: '2026-03-02' })
})

it('begins again with a new year, unless an act of the old year comes after it', () => {
  const restarted = nextNumber(yearly, '2027-01-01', '')
  expect(restarted).toMatchObject({ seq: 1, number: 'INV-2027-00001', after: { period: '2027' } })
  expect(nextNumber(restarted.after, '2026-12-31', '')).toMatchObject({
    seq: 2,
    number: 'INV-2027-00002',
    day: '2027-01-01',
  })
})

it('begins with the first number of a series that was set up', () => {
  const setUp = { next: 148, lastDay: null, period: '', pattern: 'R-{year}-{seq}' }
  const first = nextNumber(setUp, '2026-03-02', '')
  expect(first).toMatchObject({ seq: 148, number: 'R-2026-148', after: { next: 149 } })
  expect(nextNumber(first.after, '2027-01-02', '')).toMatchObject({ number: 'R-2027-1' })
})

it('goes on through the years where the number has no year', () => {
  const running = { next: 41, lastDay: '2026-12-31', period: '', pattern: 'R{seq}' }
  expect(nextNumber(running, '2027-01-04', '')).toMatchObject({
    seq: 41,
    number: 'R41',
    after: { period: '' },
  })
})
