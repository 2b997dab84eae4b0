import { expect, it } from 'vitest'
import * as v from 'valibot'
import { type FormDraft, readDrafts, withDraft } from './form-draft.ts'

const entries = {
  title: v.string(),
  minutes: v.nullable(v.number()),
  crewSize: v.number(),
  site: v.object({ city: v.string() }),
}
const empty: v.InferOutput<v.ObjectSchema<typeof entries, undefined>> = {
  title: '',
  minutes: null,
  crewSize: 1,
  site: { city: '' },
}
const values = { ...empty, title: 'Boiler', minutes: 90, site: { city: 'Lunenburg' } }
const geo = { latitude: 44.6, longitude: -63.5 }

it('reads what was stored, unfinished as it is', () => {
  const drafts = withDraft([], '', { values: { ...values, title: '' }, geo })
  expect(readDrafts(JSON.parse(JSON.stringify(drafts)), entries, empty)).toEqual(drafts)
})

it('drops only what another version stored otherwise', () => {
  const other = { ...values, minutes: 'long', crewSize: undefined, unknown: 1 }
  expect(readDrafts([{ openedWith: '', values: other, geo: 'here' }], entries, empty)).toEqual([
    { openedWith: '', values: { ...values, minutes: null }, geo: null },
  ])
  expect(readDrafts({ values }, entries, empty)).toEqual([])
})

it('keeps one for each way the form is opened, the newest first, and not without end', () => {
  const opened = ['a', 'b', 'c', 'd', 'e', 'f', 'e']
  const drafts = opened.reduce<readonly FormDraft<typeof empty>[]>(
    (all, openedWith) => withDraft(all, openedWith, { values, geo: null }),
    [],
  )
  expect(drafts.map(({ openedWith }) => openedWith)).toEqual(['e', 'f', 'd', 'c', 'b'])
  expect(
    withDraft(drafts, 'd', null)
      .map(({ openedWith }) => openedWith)
      .join(''),
  ).toBe('efcb')
})
