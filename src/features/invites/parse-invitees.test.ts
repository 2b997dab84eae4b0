import { expect, test } from 'vitest'
import { mostAtOnce, parseInvitees } from './parse-invitees.ts'

const nobody = { members: new Set<string>(), invited: new Set<string>() }
const read = (text: string) =>
  parseInvitees(text, nobody).map(({ name, email, problem }) => problem ?? [name, email])

test('reads addresses and names as mail programs and spreadsheets write them', () => {
  expect(read('Tess Okafor <Tess@Example.com>, omar@example.com;\nlee@example.com')).toEqual([
    ['Tess Okafor', 'tess@example.com'],
    ['', 'omar@example.com'],
    ['', 'lee@example.com'],
  ])
  expect(read('"Okafor, Tess" <tess@example.com>')).toEqual([['Okafor, Tess', 'tess@example.com']])
  expect(read('Tess Okafor\ttess@example.com\r\nomar@example.com\tOmar')).toEqual([
    ['Tess Okafor', 'tess@example.com'],
    ['Omar', 'omar@example.com'],
  ])
  expect(read(' \n , ')).toEqual([])
})

test('says what is wrong with an entry', () => {
  expect(read('Tess Okafor, tess@example, <tess>, a@b.co\nA@B.co')).toEqual([
    'noEmail',
    'notEmail',
    'notEmail',
    ['', 'a@b.co'],
    'twice',
  ])
  const known = { members: new Set(['a@b.co']), invited: new Set(['c@d.co']) }
  expect(parseInvitees('A@b.co, c@d.co', known).map(({ problem }) => problem)).toEqual([
    'member',
    'invited',
  ])
  const many = Array.from({ length: mostAtOnce + 1 }, (_, i) => `p${i}@example.com`).join('\n')
  expect(read(many).filter((one) => one === 'tooMany')).toHaveLength(1)
  expect(read(`${'x'.repeat(201)} <tess@example.com>`)).toEqual(['notEmail'])
})
