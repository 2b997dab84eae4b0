import { expect, test } from 'vitest'
import { isLateWork, leftLately } from './late-work.ts'

const left = '2026-03-01T08:00:00.000Z'
const at = (text: string) => Date.parse(text)

test.each([
  ['inactive', left, '2026-03-02T08:00:00Z', left],
  ['inactive', left, '2026-03-15T08:00:00Z', left],
  ['inactive', left, '2026-03-15T08:00:01Z', null],
  ['inactive', null, '2026-03-02T08:00:00Z', null],
  ['active', null, '2026-03-02T08:00:00Z', null],
  ['suspended', left, '2026-03-02T08:00:00Z', null],
] as const)(
  'a member who is %s since %s has at %s left lately: %s',
  (status, since, now, expected) => {
    expect(leftLately({ status, deactivatedAt: since }, at(now))).toBe(expected)
  },
)

test.each([
  ['order/move', '2026-03-01T07:00:00Z', true],
  ['order/move', left, true],
  ['order/move', '2026-03-01T08:00:00.001Z', false],
  ['user/edit', left, true],
  ['member/edit', left, false],
  ['member/activate', left, false],
  ['invite/create', left, false],
  ['share/create', left, false],
  ['company/edit', left, false],
  ['owner/withdraw', left, false],
])('%s at %s is accepted late: %s', (name, done, expected) => {
  expect(isLateWork({ name, at: done }, left)).toBe(expected)
})
