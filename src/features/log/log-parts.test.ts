import { expect, test } from 'vitest'
import type { AuditEntry, ReceiptPage } from '#data/index.ts'
import {
  emptyLog,
  type Log,
  missingPart,
  partAt,
  rowAt,
  withoutFarParts,
  withPart,
} from './log-parts.ts'

const perPart = 100
const dayOf = ({ receipt }: AuditEntry) => receipt.receivedAt

/** A part whose entries change day every 150 entries. */
function page(number: number, isLast = false): ReceiptPage {
  const entries = Array.from({ length: perPart }, (_, i) => {
    const at = number * perPart + i
    const receipt = { id: `r${at}`, receivedAt: `day ${Math.floor(at / 150)}` }
    return { receipt, subject: null, lead: null } as unknown as AuditEntry
  })
  const end = isLast ? null : { name: `r${(number + 1) * perPart - 1}`, receivedAt: {} }
  return { entries, unreadable: 0, searchedTo: `day ${number}`, end, isPartial: false }
}

function logOf(parts: number): Log {
  let log = emptyLog
  for (let i = 0; i < parts; i += 1) log = withPart(log, i, page(i, i === parts - 1), dayOf)
  return log
}

test('entries are found by their index, across parts', () => {
  const log = logOf(3)
  expect(log).toMatchObject({ count: 300, isComplete: true, searchedTo: 'day 2' })
  expect([0, 99, 100, 299].map((i) => [partAt(log, i), rowAt(log, i)?.id])).toEqual([
    [0, 'r0'],
    [0, 'r99'],
    [1, 'r100'],
    [2, 'r299'],
  ])
  expect(rowAt(log, 300)).toBeUndefined()
})

test('a day begins once, also within a part', () => {
  const log = logOf(4)
  const firsts = Array.from({ length: log.count }, (_, i) => i).filter(
    (i) => rowAt(log, i)?.isFirstOfDay,
  )
  expect(firsts).toEqual([0, 150, 300])
})

test('an empty part does not hide the entries after it', () => {
  const none: ReceiptPage = { ...page(0), entries: [] }
  const log = withPart(withPart(emptyLog, 0, none, dayOf), 1, page(1), dayOf)
  expect(log.count).toBe(100)
  expect(rowAt(log, 0)?.id).toBe('r100')
})

test('500 parts keep the entries of those in sight only, and get them back', () => {
  const log = withoutFarParts(logOf(500), 250)
  expect(log.parts.filter(({ entries }) => entries !== null)).toHaveLength(41)
  expect(rowAt(log, 0)).toMatchObject({ id: 'r0', day: 'day 0', entry: null })
  expect(missingPart(log, 0, 10, 40)).toBe(0)
  const again = withPart(log, 0, page(0), dayOf)
  expect(rowAt(again, 0)?.entry?.receipt.id).toBe('r0')
  expect(again.count).toBe(50_000)
})

test('the next part is read before its rows come into sight', () => {
  const log = withPart(emptyLog, 0, page(0), dayOf)
  expect(missingPart(log, 0, 20, 40)).toBeNull()
  expect(missingPart(log, 50, 70, 40)).toBe(1)
  expect(missingPart(logOf(1), 50, 70, 40)).toBeNull()
})
