import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { admin } from '#domain/mutation/mutators/world.fixture.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { AbsenceCalendar } from './absence-calendar.tsx'

beforeAll(() => showMessages('en', enStart, enApp))

/** How many days of May 2026 are said not to be worked: in the head, and in the row of each person. */
function offDays(worksOn: ((userId: string, day: string) => boolean) | undefined) {
  const table = renderToStaticMarkup(
    <AbsenceCalendar
      people={[
        { id: 't1', name: 'Ana' },
        { id: 't2', name: 'Ben' },
      ]}
      absences={[]}
      worksOn={worksOn}
      actor={admin}
      today="2026-05-04"
      month="2026-05"
      onMonth={() => undefined}
    />,
  )
  return table.split('<tr').map((row) => row.split('Not a working day').length - 1)
}

test('a day is shaded for those without hours on it, whatever its weekday', () => {
  expect(offDays((id, day) => id === 't1' || day !== '2026-05-09')).toEqual([0, 0, 0, 1])
  expect(offDays((_, day) => day > '2026-05-02')).toEqual([0, 2, 0, 0])
})

test('no day is shaded before the hours are known', () => {
  expect(offDays(undefined)).toEqual([0, 0, 0, 0])
})
