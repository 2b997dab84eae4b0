import { expect, test } from 'vitest'
import { shownStatus } from './shown-status.ts'

test.each([
  ['onSite', 'Photos missing', 'sentBack'],
  ['onSite', '', 'onSite'],
  ['paused', 'Lunch', 'paused'],
  ['done', 'Not needed here', 'done'],
] as const)('%s with the reason “%s” reads as %s', (status, statusReason, shown) => {
  expect(shownStatus({ status, statusReason })).toBe(shown)
})
