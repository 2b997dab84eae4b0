import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { PriorityMark } from './priority-mark.tsx'

beforeAll(() => showMessages('en', enStart, enApp))

test('low priority is named where there is room, and not shown in narrow rows', () => {
  expect(renderToStaticMarkup(<PriorityMark priority="low" />)).toContain('Low')
  expect(renderToStaticMarkup(<PriorityMark priority="low" iconOnly />)).toBe('')
  expect(renderToStaticMarkup(<PriorityMark priority="high" iconOnly />)).toContain('High')
})
