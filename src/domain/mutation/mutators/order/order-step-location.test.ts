import { expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'

const actor = {
  uid: 'tech',
  companyId: 'c1',
  role: 'technician',
  status: 'active',
  permissions: [],
} as const
const place = { latitude: 44.4, longitude: -64.3, accuracy: 12 }
const args = { userId: 'tech', orderId: 'o1', step: 'onSite', place }
const at = '2026-03-02T08:00:00.000Z'
const docs = new Map([['users/tech', { name: 'Somebody' }] as const])

function run(more: object, who: object = {}) {
  const prepared = prepareMutation('order/place', { ...args, ...more })
  if (!prepared.ok) return prepared
  return prepared.value.run({ actor: { ...actor, ...who }, at }, docs)
}

it('adds a line to the order’s history and changes nothing', () => {
  expect(run({})).toMatchObject({ ok: true, value: { writes: [], refs: ['users/tech'] } })
  const prepared = prepareMutation('order/place', args)
  expect(prepared).toMatchObject({ ok: true, value: { about: ['orders/o1'] } })
})

it('can be reported by members of the company, about themselves only', () => {
  expect(run({ userId: 'idle' }).ok).toBe(false)
  expect(run({}, { status: 'left' }).ok).toBe(false)
})

it.each([{ latitude: 91 }, { longitude: -181 }, { accuracy: -1 }, { accuracy: 'good' }])(
  'is refused for %j',
  (more) => {
    expect(run({ place: { ...place, ...more } })).toMatchObject({
      ok: false,
      problem: { type: 'input/invalid' },
    })
  },
)
