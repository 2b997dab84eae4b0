import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Tightened } from '#domain/dispatch/simulate/tightened.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { UrgentOfferRow } from './urgent-offer-row.tsx'

beforeAll(() => showMessages('en', enApp))

const offer = {
  personId: 't1',
  start: '2026-05-04T07:00:00.000Z',
  cost: 0,
  terms: [],
  driveMinutes: 0,
  wasThereLast: false,
  isLate: true,
}

const none: Tightened = { tight: [], late: [] }

function shown(
  callCustomerIds: readonly string[],
  saysLate: boolean,
  isBest = false,
  tightened = none,
) {
  const moves = callCustomerIds.map((id) => ({ visit: boardItem(id), offer }))
  return renderToStaticMarkup(
    <UrgentOfferRow
      offer={{ kind: 'later', offer, moves, cost: 0, problems: [], callCustomerIds }}
      tightened={tightened}
      items={new Map()}
      nameOf={() => 'Ana Ruiz'}
      saysLate={saysLate}
      isBest={isBest}
      onTake={() => undefined}
    />,
  )
}

test('an offer counts the customers to call, and lists the visits that move on demand', () => {
  const calls = shown(['c1', 'c2'], false)
  expect(calls).toContain('Call 2 customers')
  expect(calls).toMatch(/<details.*Visits that move/)
  const free = shown([], false)
  expect(free).toContain('Moves no one')
  expect(free).not.toMatch(/Call|<details/)
})

test('an offer says that it is late unless that is said of all', () => {
  expect(shown([], true)).toContain('Later than due')
  expect(shown([], false)).not.toContain('Later than due')
})

test('the best offer is marked as recommended', () => {
  expect(shown([], false, true)).toContain('Recommended')
  expect(shown([], false)).not.toContain('Recommended')
})

test('an offer names the visits that get tight or late before it is taken', () => {
  const [one, two] = [boardItem('a', { title: 'Boiler' }), boardItem('b', { title: 'Leak' })]
  const both = shown([], false, false, { tight: [one, two], late: [] })
  expect(both).toContain('2 visits become tight: Boiler and Leak')
  expect(both).not.toContain('late:')
  const late = shown([], false, false, { tight: [], late: [one] })
  expect(late).toContain('1 visit will run late: Boiler')
})
