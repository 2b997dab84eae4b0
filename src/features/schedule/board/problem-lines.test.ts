import { beforeAll, expect, test } from 'vitest'
import { finding } from '#domain/dispatch/finding.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { createFormat } from '#messages/format.ts'
import { showMessages, translate } from '#messages/i18n.ts'
import { problemLines } from './problem-lines.ts'

beforeAll(() => showMessages('en', enStart, enApp))

const format = createFormat(
  { locale: 'en', timeZone: 'UTC', currency: 'EUR' },
  { today: '', tomorrow: '', yesterday: '' },
)
const words = { t: translate, format }
const crew = {
  assigneeIds: ['t1', 't2'],
  nameOf: (id: string) => ({ t1: 'Ana', t2: 'Ben' })[id] ?? '',
}
const late = (personId: string, minutes = 5) => finding('lateNow', 'v', { personId, minutes })

test('a problem of a whole crew is told once, and that of one of them with the name', () => {
  const found = [late('t1'), late('t2', 9), finding('overlap', 'v', { personId: 't2' })]
  expect(problemLines(words, found, crew)).toEqual([
    'Overlaps another visit (Ben)',
    'Can’t be there in time any more',
  ])
})

test('who goes alone is not named, nor anyone in a problem of the visit itself', () => {
  expect(problemLines(words, [late('t1')], { ...crew, assigneeIds: ['t1'] })).toEqual([
    'Can’t be there in time any more',
  ])
  expect(problemLines(words, [finding('siteClosed', 'v')], crew)).toEqual(['Site is closed'])
})

test('a visit under way is told with who is there, where people are known', () => {
  const underWay = { status: 'onSite', personIds: ['t1'], nextIds: ['t2'] } as const
  const found = [finding('underWay', 'v', { underWay })]
  expect(problemLines(words, found, { ...crew, assigneeIds: [] })).toEqual(['Ana is on site'])
  expect(problemLines(words, found)).toEqual(['The visit is under way'])
})

test('the most serious problem comes first, and one that a rule forbids before all', () => {
  const forbidden = finding('skillExpired', 'v', {}, 'block')
  const found = [finding('skillMissing', 'v'), finding('outsideHours', 'v'), forbidden]
  expect(problemLines(words, found)).toEqual([
    'Skill expired',
    'Outside working hours',
    'Skill missing',
  ])
})
