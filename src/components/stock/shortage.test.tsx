import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { toneClass } from '#ui/badge.tsx'
import { Shortage } from './shortage.tsx'
import { shortestFirst } from './shortest-first.ts'

beforeAll(() => showMessages('en', enStart, enApp))

test.each([
  [-1, true, 'Below zero', 'red'],
  [-1, false, 'Below zero', 'red'],
  [0, true, 'Out', 'red'],
  [1, true, 'Low', 'orange'],
] as const)('%d of an item, low: %s, reads “%s”', (quantity, low, word, tone) => {
  const html = renderToStaticMarkup(<Shortage quantity={quantity} low={low} />)
  expect(html).toContain(word)
  expect(html).toContain(toneClass(tone))
})

test('what is below zero stands before what is out, and that before what is low', () => {
  const lines = [
    { quantity: 4, low: false },
    { quantity: 1, low: true },
    { quantity: 0, low: true },
    { quantity: -1, low: false },
  ]
  expect(lines.toSorted(shortestFirst).map(({ quantity }) => quantity)).toEqual([-1, 0, 1, 4])
})
