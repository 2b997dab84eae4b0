import { expect, it } from 'vitest'
import { readDrafts, withDraft } from './new-order-draft.ts'
import { emptyNewOrder } from './new-order-values.ts'

const empty = emptyNewOrder('', 'CA')
const values = { ...empty, title: 'Boiler', customerName: 'Anchor Inn', minutes: 90 }
const geo = { latitude: 44.6, longitude: -63.5 }

it('reads what was stored, unfinished as it is', () => {
  const drafts = withDraft([], '', { values: { ...values, title: '' }, geo })
  expect(readDrafts(JSON.parse(JSON.stringify(drafts)), empty)).toEqual(drafts)
})

it('drops only what another version stored otherwise', () => {
  const other = { ...values, minutes: 'long', crewSize: undefined, unknown: 1 }
  expect(readDrafts([{ openedWith: '', values: other, geo: 'here' }], empty)).toEqual([
    { openedWith: '', values: { ...values, minutes: null }, geo: null },
  ])
  expect(readDrafts({ values }, empty)).toEqual([])
})

it('keeps one for each way the form is opened, the newest first, and not without end', () => {
  const opened = ['a', 'b', 'c', 'd', 'e', 'f', 'e']
  const drafts = opened.reduce<ReturnType<typeof withDraft>>(
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
