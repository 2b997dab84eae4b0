import { beforeAll, expect, test } from 'vitest'
import { finding, type UnderWay } from '#domain/dispatch/finding.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { esApp } from '#messages/es/app.ts'
import { esStart } from '#messages/es/start.ts'
import { showMessages, translate } from '#messages/i18n.ts'
import { warningText } from './finding-text.ts'

beforeAll(() => showMessages('en', enStart, enApp))

const names: Record<string, string> = { dan: 'Daniel Reyes', ana: 'Ana Ruiz', nora: 'Nora MacLeod' }
const namesOf = (ids: readonly string[]) => ids.map((id) => names[id]).join(' and ')
const warning = (underWay?: UnderWay) =>
  warningText(translate, finding('underWay', 'v', underWay && { underWay }), namesOf)

test('a visit under way is warned of with who is there and what becomes of it', () => {
  const there = { status: 'onSite', personIds: ['dan'] } as const
  expect(warning({ ...there, nextIds: ['nora'] })).toBe(
    'Daniel Reyes is on site. It starts over with Nora MacLeod.',
  )
  expect(warning({ ...there, nextIds: [] })).toBe(
    'Daniel Reyes is on site. Removing them stops the visit.',
  )
  expect(warning({ ...there, nextIds: null })).toBe('Daniel Reyes is on site')
  expect(warning({ status: 'enRoute', personIds: ['dan', 'ana'], nextIds: ['nora'] })).toBe(
    'Daniel Reyes and Ana Ruiz are on the way. It starts over with Nora MacLeod.',
  )
  expect(warning({ status: 'paused', personIds: ['dan'], nextIds: [] })).toBe(
    'Daniel Reyes has paused. Removing them stops the visit.',
  )
  expect(warning({ status: 'onSite', personIds: [], nextIds: [] })).toBe('The visit is under way')
  expect(warning()).toBe('The visit is under way')
})

test('the same in Spanish', () => {
  showMessages('es', esStart, esApp)
  expect(warning({ status: 'onSite', personIds: ['dan'], nextIds: ['nora'] })).toBe(
    'Daniel Reyes está en el lugar. Empieza de nuevo con Nora MacLeod.',
  )
})
