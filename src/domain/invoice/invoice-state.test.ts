import { expect, it } from 'vitest'
import { invoiceState, openMinor, type StateFacts } from './invoice-state.ts'

const issued: StateFacts = {
  kind: 'invoice',
  status: 'issued',
  totalMinor: 12_000,
  prepaidMinor: null,
  creditedMinor: 0,
  dueOn: '2026-03-16',
}

it('is overdue from the day after it was due', () => {
  expect(invoiceState(issued, 0, '2026-03-16')).toBe('open')
  expect(invoiceState(issued, 0, '2026-03-17')).toBe('overdue')
})

it('is over once nothing is left to pay', () => {
  expect(invoiceState({ ...issued, creditedMinor: 12_000 }, 0, '2026-04-01')).toBe('credited')
  expect(invoiceState(issued, 12_000, '2026-04-01')).toBe('paid')
  expect(invoiceState({ ...issued, creditedMinor: 2000 }, 10_000, '2026-04-01')).toBe('paid')
  expect(invoiceState({ ...issued, creditedMinor: 2000 }, 9999, '2026-04-01')).toBe('overdue')
  expect(invoiceState({ ...issued, totalMinor: 0 }, 0, '2026-04-01')).toBe('paid')
})

it('is partly paid until it is overdue', () => {
  expect(invoiceState(issued, 1, '2026-03-16')).toBe('partlyPaid')
  expect(invoiceState(issued, 1, '2026-03-17')).toBe('overdue')
  expect(invoiceState(issued, -1, '2026-03-16')).toBe('open')
})

it('waits for its number until it is sent', () => {
  const issuing = { ...issued, status: 'issuing', dueOn: null } as const
  expect(invoiceState(issuing, 0, '2026-03-02')).toBe('numberPending')
  expect(openMinor(issuing, 0)).toBe(12_000)
})

it('leaves nothing to pay on drafts, discarded ones and credit notes', () => {
  for (const [more, state] of [
    [{ status: 'draft' }, 'draft'],
    [{ status: 'discarded' }, 'discarded'],
    [{ kind: 'credit' }, 'issued'],
  ] as const) {
    expect(invoiceState({ ...issued, ...more }, 0, '2026-04-01')).toBe(state)
    expect(openMinor({ ...issued, ...more }, 0)).toBe(0)
  }
  expect(openMinor({ ...issued, creditedMinor: 2000 }, 3000)).toBe(7000)
})

it('is owed less its deposits, unless all of it was credited', () => {
  const final = { ...issued, prepaidMinor: 5000 }
  expect(openMinor(final, 0)).toBe(7000)
  expect(openMinor({ ...final, creditedMinor: 1000 }, 2000)).toBe(4000)
  expect(openMinor({ ...final, creditedMinor: 12_000 }, 0)).toBe(0)
  expect(invoiceState(final, 7000, '2026-03-16')).toBe('paid')
  expect(openMinor({ ...issued, kind: 'deposit' }, 2000)).toBe(10_000)
})

it('leaves what can be paid in coins, also after credit notes and deposits', () => {
  const rounded = { ...issued, totalMinor: 10_003, cashStepMinor: 5 }
  expect(openMinor(rounded, 0)).toBe(10_005)
  expect(openMinor(rounded, 10_005)).toBe(0)
  expect(openMinor({ ...rounded, creditedMinor: 10_003 }, 0)).toBe(0)
  // 33.35 three times would be more than the invoice was over.
  expect(openMinor({ ...rounded, creditedMinor: 3334 }, 0)).toBe(6670)
  expect(openMinor({ ...rounded, prepaidMinor: 5001 }, 0)).toBe(5000)
})
