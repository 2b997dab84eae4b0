import { beforeAll, expect, test } from 'vitest'
import { receiptArgs } from '#domain/mutation/receipt/receipt-args.ts'
import { mutationNames } from '#domain/mutation/mutation-name.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { enStart } from '#messages/en/start.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages, translate } from '#messages/index.ts'
import { examples } from './change-examples.fixture.ts'
import { changeText } from './change-text.ts'

const en = { ...enStart, ...enApp }

const format = {
  list: (items: readonly string[]) => items.join(', '),
  day: (day: string) => day,
  clock: (time: string) => time,
  number: (value: number) => String(value),
  percent: (ratio: number) => `${ratio * 100}%`,
  time: (instant: string) => instant.slice(11, 16),
}
const say = (name: string, args: unknown) => changeText(translate, format, { name, args })

beforeAll(() => showMessages('en', en))

test('every registered change has its own sentence', () => {
  const sentences = mutationNames.map((name) => say(name, examples[name]))
  expect(sentences).not.toContain(en['change.unknown'])
  expect(new Set(sentences).size).toBe(mutationNames.length)
})

test('every registered change has a sentence for what its receipt keeps', () => {
  const messages = ['direct-a__b', 'order-o'].map((threadId) => ({
    name: 'message/send',
    args: { ...examples['message/send'], threadId },
  }))
  const sent = [...mutationNames.map((name) => ({ name, args: examples[name] })), ...messages]
  const unnamed = sent.filter(
    ({ name, args }) => say(name, receiptArgs(name, args)) === en['change.unknown'],
  )
  expect(unnamed.map(({ name }) => name)).toEqual([])
  expect(say('message/send', null)).toBe('Sent a message')
})

test('every step of an order has its own sentence', () => {
  const sentences = orderStatuses.map((to) => say('order/move', { orderId: 'o', to }))
  expect(new Set(sentences).size).toBe(orderStatuses.length)
  expect(say('order/move', { orderId: 'o', to: 'onSite' })).toBe('Arrived on site')
})

test('resuming after a pause is not described as an arrival', () => {
  expect(say('order/move', { orderId: 'o', from: 'paused', to: 'onSite' })).toBe(
    'Resumed the order',
  )
})

test('work that the office sends back is not described as resumed', () => {
  const args = { orderId: 'o', from: 'done', to: 'onSite' }
  expect(say('order/move', { ...args, reason: 'Photos missing' })).toContain('Sent the order back')
  expect(say('order/move', args)).toBe('Resumed the order')
})

test('a reminder is not described as a link', () => {
  const link = examples['share/create']
  expect(say('share/create', { ...link, kind: 'invoice', reminder: 2 })).toBe(
    'Sent an invoice reminder',
  )
  expect(say('share/create', { ...link, kind: 'invoice', reminder: 0 })).toBe(
    'Created a customer link to an invoice',
  )
  expect(say('invoice/pauseReminders', { invoiceId: 'i', isPaused: false })).toBe(
    'Resumed reminders',
  )
})

test('an export names its program', () => {
  const mark = { invoiceId: 'i', target: 'quickbooks' } as const
  expect(say('invoice/markExported', { ...mark, isExported: true })).toBe(
    'Exported to QuickBooks Online',
  )
  expect(say('invoice/markExported', { ...mark, isExported: false })).toBe(
    'Marked as not exported to QuickBooks Online',
  )
})

test('a reason is included', () => {
  expect(say('order/move', { orderId: 'o', to: 'paused', reason: ' no key ' })).toBe(
    'Paused the order: no key',
  )
})

test('a step that was confirmed later says when it was made', () => {
  const madeAt = '2026-03-02T13:42:00.000Z'
  expect(say('order/move', { orderId: 'o', to: 'onSite', madeAt })).toBe(
    'Arrived on site at 13:42 (confirmed later)',
  )
})

test('edits name each field once and unknown fields in general terms', () => {
  const both = { title: { from: 'a', to: 'b' }, priority: { from: 'low', to: 'high' } }
  expect(say('order/edit', { orderId: 'o', edits: both })).toBe(
    'Changed the order: title, priority',
  )
  expect(say('order/edit', { orderId: 'o', edits: examples['order/edit'].edits })).toBe(
    'Described what was done',
  )
})

test('a change that this version cannot parse is described as such', () => {
  expect(say('order/fly', {})).toBe(en['change.unknown'])
  expect(say('order/move', { orderId: 'o', to: 'somewhere' })).toBe(en['change.unknown'])
})

test('answers name their questions if those are known', () => {
  const change = { name: 'order/answer', args: examples['order/answer'] }
  const joined = { ...format, list: (items: readonly string[]) => items.join(' & ') }
  const questions = new Map([['leak', 'Is it tight?']])
  expect(changeText(translate, joined, change, questions)).toBe('Answered “Is it tight?”: Yes')
  expect(changeText(translate, format, change)).toBe('Answered 1 checklist question')
})

test('lists of the company say what was added, removed and changed', () => {
  const day = (on: string, label: string) => ({ id: on, on, label })
  const holidays = (from: unknown, to: unknown) =>
    say('company/edit', { companyId: 'c', edits: { holidays: { from, to } } })
  const [christmas, boxing] = [day('2026-12-25', 'Christmas Day'), day('2026-12-26', 'Boxing Day')]
  expect(holidays([], [christmas])).toBe(
    'Changed the company: holidays: + 2026-12-25 Christmas Day',
  )
  expect(holidays([christmas, boxing], [{ ...christmas, label: 'Christmas' }])).toBe(
    'Changed the company: holidays: − 2026-12-26 Boxing Day, ± 2026-12-25 Christmas',
  )
  const many = Array.from({ length: 8 }, (_, i) => day(`2026-12-0${i + 1}`, ''))
  expect(holidays([], many)).toBe(
    'Changed the company: holidays: + 2026-12-01, + 2026-12-02, + 2026-12-03 and 5 more',
  )
  const tax = { label: '', reason: '', archivedAt: null, rateMilliPercent: 0 }
  const codes = [
    { ...tax, code: 'S21', category: 'S', rateMilliPercent: 21_000 },
    { ...tax, code: 'AE', category: 'AE', reason: 'Article 196' },
  ]
  expect(
    say('company/edit', { companyId: 'c', edits: { taxCodes: { from: [], to: codes } } }),
  ).toBe('Changed the company: taxes: + S21 · 21%, + AE · Reverse charge')
  expect(
    say('company/edit', {
      companyId: 'c',
      edits: { holidays: { from: [], to: [boxing] }, iban: { from: '', to: '' } },
    }),
  ).toBe('Changed the company: IBAN, holidays')
})

test('switching a feature says which and how', () => {
  const set = (isOn: boolean) =>
    say('company/setFeature', { companyId: 'c', feature: 'tracking', isOn })
  expect(set(false)).toBe('Switched off Map for everyone')
  expect(set(true)).toBe('Switched on Map for everyone')
})
