import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { OfferButton } from './offer-button.tsx'

beforeAll(() => showMessages('en', enApp))

const offered = (driveMinutes: number, isLate = false) =>
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
