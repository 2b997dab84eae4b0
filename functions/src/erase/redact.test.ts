import { expect, it } from 'vitest'
import { patternOf, withoutEdits, withoutPersonal, withoutTerms, withoutTexts } from './redact.ts'
import { fullNames, textsIn } from './terms.ts'

it.each([
  ['For Elena Petrova!', 'For •••!'],
  ['for ELENA\nPETROVA', 'for •••'],
  ['Elena Petrovas', 'Elena Petrovas'],
  ['(+34 600) and a+b', '(+34 600) and •••'],
  ['ñandú', 'ñandú'],
  ['At Jean-Luc’s, jl@harbour-bakery.example', 'At •••’s, •••'],
])('in %j its terms are gone: %j', (text, expected) => {
  const terms = patternOf(
    ['Elena Petrova', 'Jean-Luc', 'jl@harbour-bakery.example', 'a+b', 'and', 'x', ' '].filter(
      (one) => one !== 'and',
    ),
  )
  expect(withoutTerms({ list: [text] }, terms)).toEqual({ list: [expected] })
})

it('nothing is looked for where nothing is known', () => {
  expect(patternOf([' ', 'x'])).toBeNull()
  expect(withoutTerms('as it is', null)).toBe('as it is')
})

it('keeps what arguments refer to, and no text', () => {
  const edits = { name: { from: 'Elena', to: 'Petrova' }, archivedAt: { from: null, to: 'soon' } }
  const args = {
    customerId: 'c',
    edits,
    siteIds: ['s'],
    version: 2,
    at: '2026-03-02T09:00:00.000Z',
  }
  expect(withoutTexts(args)).toEqual({
    ...args,
    at: '',
    edits: { name: { from: '', to: '' }, archivedAt: { from: null, to: '' } },
  })
})

it('empties the free texts of a document in every depth', () => {
  expect(
    withoutPersonal({
      title: 'Boiler',
      notes: 'x',
      signed: { name: 'E' },
      edits: { phone: { from: '1', to: '2' } },
    }),
  ).toEqual({
    title: 'Boiler',
    notes: '',
    signed: { name: '' },
    edits: { phone: { from: '', to: '' } },
  })
})

it('finds names in edits, and knows which can mean no one else', () => {
  const known = textsIn({ edits: { name: { from: 'School', to: 'Elena Petrova' } }, title: 'x' }, [
    'name',
  ])
  expect(known).toEqual(['School', 'Elena Petrova'])
  expect(fullNames([...known, 'a@b.c', '600 100 200', '4711'])).toEqual([
    'Elena Petrova',
    'a@b.c',
    '600 100 200',
  ])
})

it('keeps which fields of an edit were changed, and none of their values', () => {
  const place = { address: { line1: '7 Tide Lane' }, geo: { latitude: 1, longitude: 2 } }
  const skills = { from: [], to: [{ id: 'gas', level: 2, expiresOn: null }] }
  expect(
    withoutEdits({ uid: 'u', edits: { basePlace: { from: null, to: place }, skills } }),
  ).toEqual({
    uid: 'u',
    edits: { basePlace: { from: null, to: null }, skills: { from: null, to: [] } },
  })
})

it('no character of a name breaks the search for it', () => {
  for (let code = 33; code < 256; code += 1) {
    const name = `Ana${String.fromCharCode(code)}Mar`
    expect(withoutTerms(`(${name})`, patternOf([name])), name).toBe('(•••)')
  }
})
