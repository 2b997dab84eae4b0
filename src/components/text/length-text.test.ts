import { beforeAll, expect, test } from 'vitest'
import { time } from '#messages/en/app/time.ts'
import { showMessages, translate } from '#messages/index.ts'
import { lengthText } from './length-text.ts'

const minute = 60_000

beforeAll(() => showMessages('en', time))

test.each([
  [0, '0 min'],
  [45 * minute, '45 min'],
  [8 * 60 * minute, '8 h'],
  [8.5 * 60 * minute, '8 h 30 min'],
])('%i ms are %s', (ms, words) => {
  expect(lengthText(translate, ms).replaceAll('\u00a0', ' ')).toBe(words)
})

test('no line ends between a number and its unit', () => {
  expect(lengthText(translate, 90 * minute)).toBe('1\u00a0h 30\u00a0min')
})
