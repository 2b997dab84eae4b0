import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Grade } from '#domain/checklist/answer.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { toneClass } from '#ui/badge.tsx'
import { GradeChips } from './grade-chips.tsx'

beforeAll(() => showMessages('en', enStart, enApp))

test.each([
  ['pass', 'Pass', 'green'],
  ['fail', 'Fail', 'red'],
  ['notApplicable', 'N/A', 'grey'],
] as const)('%s is chosen in the colour of what it means', (grade: Grade, word, tone) => {
  const html = renderToStaticMarkup(<GradeChips label="Leaks?" grade={grade} onGrade={() => {}} />)
  const chosen = html.split('<button').find((button) => button.includes('aria-pressed="true"'))
  expect(chosen).toContain(word)
  expect(chosen).toContain(toneClass(tone))
  expect(chosen).toContain('<svg')
})
