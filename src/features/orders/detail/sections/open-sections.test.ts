import { expect, it } from 'vitest'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import type { Evidence } from '#domain/order/completion/missing-requirements.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { openSections } from './open-sections.ts'

const order = { requires: [] as string[], checklist: [], answers: {}, resolution: '' }
const none: Evidence = { parts: 0, photos: [], isSigned: false }
const question: ChecklistItem = {
  id: 'q1',
  kind: 'text',
  label: 'Any leaks?',
  help: '',
  required: false,
  graded: false,
  unit: '',
  min: null,
  max: null,
  options: [],
  showIf: null,
  requireIf: null,
}
const open = (status: OrderStatus, more: object = {}, evidence = none) =>
  [...openSections({ ...order, checklist: [question], ...more }, status, evidence)].join(' ')

it('opens what can be done now', () => {
  expect(open('dispatched')).toBe('order')
  expect(open('accepted')).toBe('order checklist')
  expect(open('enRoute')).toBe('order checklist evidence')
  expect(open('onSite')).toBe('order checklist evidence')
})

it.each(['done', 'partlyDone', 'cannotComplete', 'reviewed', 'invoiced'] as const)(
  'closes everything once the order is %s',
  (status) => expect(open(status)).toBe(''),
)

it('closes the checklist when every question has its answer', () => {
  expect(open('onSite', { answers: { q1: { value: 'None' } } })).toBe('order evidence')
})

it('keeps the evidence open while the order is in progress, also once all that is required is there', () => {
  const requires = ['photos:1', 'signature']
  const photos = [{ id: 'p1', item: null }]
  for (const status of ['enRoute', 'onSite', 'paused'] as const)
    expect(open(status, { requires }, { parts: 0, photos, isSigned: true })).toMatch(/evidence/)
})
