import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { NothingBetter } from './nothing-better.tsx'

beforeAll(() => showMessages('en', enApp))

const visits = ['Boiler', 'Leak', 'Pump', 'Valve', 'Meter'].map((title) =>
  boardItem(title.toLowerCase(), { title }),
)
const shown = (count: number, isStopped = false) =>
  renderToStaticMarkup(
    <NothingBetter isStopped={isStopped} unplaced={visits.slice(0, count)} items={new Map()} />,
  )

test('a day is called good only where every visit has a place', () => {
  expect(shown(0)).toContain('as good as the planner can make it')
  expect(shown(1)).not.toContain('as good')
  expect(shown(1)).toContain('1 visit doesn’t fit: Boiler')
})

test('up to three visits without a place are named, the others counted', () => {
  expect(shown(3)).toContain('3 visits don’t fit: Boiler, Leak, and Pump')
  expect(shown(5)).toContain('5 visits don’t fit: Boiler, Leak, Pump, and 2 more')
})

test('a plan that was stopped may not have come to them yet', () => {
  expect(shown(2, true)).toContain('No better plan found yet')
})
