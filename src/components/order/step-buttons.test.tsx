import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { StepButtons } from './step-buttons.tsx'

beforeAll(() => showMessages('en', enStart))

const buttons = (dayClockOffer: 'start' | null, wide = true) =>
  renderToStaticMarkup(
    <StepButtons
      status="accepted"
      next="enRoute"
      isDebounced={false}
      dayClockOffer={dayClockOffer}
      wide={wide}
      onStep={() => undefined}
    />,
  )

test('beside the step that starts the day too, the step alone says that it starts no paid time', () => {
  const html = buttons('start')
  expect(html).toContain('Start day and drive')
  const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<small id="${id}"`)
  expect(html).toMatch(/Start driving<small[^>]*aria-hidden="true">No paid time</)
})

test('a step with no other beside it needs no note', () => {
  expect(buttons(null)).not.toContain('No paid time')
  expect(buttons('start', false)).not.toContain('No paid time')
})
