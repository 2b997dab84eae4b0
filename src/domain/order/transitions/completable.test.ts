import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Answer } from '#domain/checklist/answer.ts'
import { type ChecklistItem, checklistItem, itemKinds } from '#domain/checklist/checklist-item.ts'
import { withPhotos } from '#domain/checklist/photo-answers.ts'
import { visibleItems } from '#domain/checklist/visible-items.ts'
import { orderSchema } from '#domain/entities/order.ts'
import { later, order, tech, worldWithOrder } from '#domain/mutation/mutators/world.fixture.ts'
import type { OrderStatus } from '../order-status.ts'
import { type Missing, missingRequirements } from '../completion/missing-requirements.ts'

const names = ['a', 'b', 'c', 'd', 'e', 'f']
const choices = ['tap', 'pump', '']

const condition = fc.option(
  fc.record({
    itemId: fc.constantFrom(...names, 'unknown'),
    is: fc.oneof(fc.boolean(), fc.constantFrom(...choices)),
  }),
)
const limit = fc.option(fc.integer({ min: -5, max: 5 }))
const question = fc.record({
  kind: fc.constantFrom(...itemKinds),
  required: fc.boolean(),
  graded: fc.boolean(),
  min: limit,
  max: limit,
  options: fc.uniqueArray(fc.constantFrom(...choices)),
  showIf: condition,
  requireIf: condition,
})
const asked = fc.subarray([
  'resolution',
  'parts',
  'signature',
  'photos:2',
  'photos:1',
  'unheard of',
])

/** An answer that a person could tap or type. */
function answerTo({ kind, options, graded }: ChecklistItem, pick: number): Answer | null {
  const from = <T>(values: readonly T[]) => values[pick % values.length] ?? null
  const real = options.filter((option) => option !== '')
  const values: Record<ChecklistItem['kind'], Answer['value']> = {
    yesNo: pick % 2 === 0,
    text: 'x',
    number: 99,
    meter: -99,
    date: '2026-03-02',
    choice: from(real),
    multiChoice: real.length > 0 ? real.slice(pick % real.length) : null,
    photo: null,
  }
  if (kind !== 'photo' && values[kind] === null && !graded) return null
  const grades = values[kind] === null ? (['notApplicable'] as const) : (['pass', 'fail'] as const)
  return { value: values[kind], grade: graded ? from(grades) : null, note: '' }
}

test('whatever a template requires, the technician can always provide it and finish', () => {
  const template = fc.array(question, { minLength: 1, maxLength: names.length })
  fc.assert(
    fc.property(template, asked, fc.nat(1000), (questions, requires, pick) => {
      const checklist = questions.map((one, i) =>
        v.parse(checklistItem, { id: names[i], label: `Question ${i}`, ...one }),
      )
      const world = worldWithOrder()
      const made = { templateId: 't1', name: 'Visit', instructions: '', requires, checklist }
      expect(world.mutate('template/create', made)).toBe('ok')
      expect(world.mutate('order/create', { ...order, orderId: 'o2', templateId: 't1' })).toBe('ok')
      const evidence = {
        parts: 0,
        photos: [] as { id: string; item: string | null }[],
        isSigned: false,
      }
      const now = () => v.parse(orderSchema, world.get('orders/o2'))
      const move = (to: OrderStatus) =>
        world.mutate('order/move', { orderId: 'o2', from: now().status, to }, tech)
      for (const step of ['accepted', 'enRoute', 'onSite'] as const) expect(move(step)).toBe('ok')

      function give(missing: Missing): void {
        if (missing.type === 'parts') evidence.parts += 1
        if (missing.type === 'signature') evidence.isSigned = true
        if (missing.type === 'photos')
          evidence.photos.push({ id: `p${evidence.photos.length}`, item: null })
        if (missing.type === 'resolution') {
          const edits = { resolution: { from: '', to: 'All done' } }
          expect(world.mutate('order/edit', { orderId: 'o2', edits }, tech)).toBe('ok')
        }
        if (missing.type !== 'item') return
        const { item } = missing
        const given = answerTo(item, pick + evidence.photos.length)
        if (given === null) throw new Error(`Nobody can answer ${JSON.stringify(item)}`)
        if (item.kind === 'photo')
          evidence.photos.push({ id: `p${evidence.photos.length}`, item: item.id })
        const edits = { [item.id]: { from: now().answers[item.id] ?? null, to: given } }
        expect(world.mutate('order/answer', { orderId: 'o2', edits }, tech)).toBe('ok')
      }

      for (let round = 0; round <= names.length + 3; round++) {
        const missing = missingRequirements(now(), evidence)
        const answers = withPhotos(checklist, now().answers, evidence.photos)
        const shown = visibleItems(checklist, answers)
        for (const one of missing) {
          if (one.type === 'item') expect(shown).toContainEqual(one.item)
        }
        for (const one of missing) give(one)
      }
      expect(missingRequirements(now(), evidence)).toEqual([])
      expect(move('done')).toBe('ok')
      expect(now()).toMatchObject({ status: 'done', open: false, plannedEnd: later })
    }),
    { seed: 5, numRuns: 300 },
  )
})
