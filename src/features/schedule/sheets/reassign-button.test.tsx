import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { ReassignButton } from './reassign-button.tsx'

beforeAll(() => showMessages('en', enApp))

test.each([
  [2, true, 'Apply 2 changes', false],
  [0, true, 'Add time off', false],
  [0, false, 'Apply 0 changes', true],
])('with %i changes and time off %s it says %s', (count, storesAbsence, label, isDisabled) => {
  const button = renderToStaticMarkup(
    <ReassignButton count={count} storesAbsence={storesAbsence} onPress={() => undefined} />,
  )
  expect(button).toContain(label)
  expect(/ disabled|aria-disabled="true"/.test(button)).toBe(isDisabled)
})
