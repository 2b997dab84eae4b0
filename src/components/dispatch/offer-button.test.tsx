import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { OfferButton } from './offer-button.tsx'

beforeAll(() => showMessages('en', enApp))

const offered = (driveMinutes: number, isLate = false, visit?: BoardVisit) =>
  renderToStaticMarkup(
    <OfferButton
      name="Ana Ruiz"
      offer={{
        personId: 't1',
        start: '2026-05-04T07:00:00.000Z',
        cost: 0,
        terms: [],
        driveMinutes,
        wasThereLast: false,
        isLate,
      }}
      {...(visit && { visit })}
      onTake={() => undefined}
    />,
  )

test('every offer has a reason: the person is free where there is no other', () => {
  expect(offered(0)).toContain('Free at this time')
  expect(offered(6)).toContain('6 minutes’ drive')
  expect(offered(6)).not.toContain('Free at this time')
})

test('an offer that ends later than the order is due says so', () => {
  expect(offered(0, true)).toContain('Later than due')
  expect(offered(0)).not.toContain('Later than due')
})

test('an offer outside the promised window says which it misses, and to call the customer', () => {
  const promised = (windowStart: string, windowEnd: string) =>
    visitFixture('a', null, {}, { windowStart, windowEnd })
  const missed = promised('2026-05-04T04:00:00.000Z', '2026-05-04T06:00:00.000Z')
  expect(offered(0, false, missed)).toMatch(/Misses the promised time: .+\. Call the customer\./)
  const kept = promised('2026-05-04T06:00:00.000Z', '2026-05-04T08:00:00.000Z')
  expect(offered(0, false, kept)).not.toContain('promised')
  expect(offered(0, false, visitFixture('a', null))).not.toContain('promised')
})
