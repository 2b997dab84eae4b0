import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { showMessages, translate } from '#messages/i18n.ts'
import { shortageTexts } from './shortage-texts.ts'

beforeAll(() => showMessages('en', enApp))

test.each([
  [[], [], null, null],
  [['Van 3'], [], null, 'Low: Van 3'],
  [['Van 3', 'Main store'], [], null, 'Low: 2 locations'],
  [['Van 3', 'Main store'], ['Van 3'], 'Below zero: Van 3', 'Low: Main store'],
  [[], ['Van 3', 'Van 4'], 'Below zero: 2 locations', null],
])('low at %j and below zero at %j is named once', (lowAt, belowAt, below, low) => {
  expect(shortageTexts(translate, { lowAt, belowAt })).toEqual({ below, low })
})
