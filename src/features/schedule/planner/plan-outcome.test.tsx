import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { boardFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { PlanResult } from '#domain/planning/day/result.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { PlanOutcome } from './plan-outcome.tsx'

beforeAll(() => showMessages('en', enApp))

const day = '2026-05-04'

/** What is said of a plan that changes nothing while some visits wait for a place on the day. */
function said(count: number, isStopped = false) {
  const waiting = Array.from({ length: count }, (_, i) =>
    visitFixture(`v${i}`, null, { assigneeIds: [] }),
  )
  return renderToStaticMarkup(
    <PlanOutcome
      board={boardFixture(waiting)}
      items={new Map()}
      day={day}
      personIds={[]}
      problem={null}
      result={{} as PlanResult}
      isStopped={isStopped}
      changes={[]}
      taken={[]}
      refused={new Set()}
      onRefuse={() => undefined}
      onSuggest={() => undefined}
    />,
  )
}

test('a day is called good only where every visit has a place', () => {
  expect(said(0)).toContain('as good as the planner can make it')
  expect(said(2)).not.toContain('as good')
  expect(said(2)).toContain('2 visits don’t fit')
})

test('a plan that was stopped may not have come to them yet', () => {
  expect(said(2, true)).toContain('No better plan found yet')
  expect(said(2, true)).toContain('2 visits not placed')
  expect(said(2, true)).not.toContain('fit')
})
