import { describe, expect, it } from 'vitest'
import { prepareMutation } from '../../prepare-mutation.ts'
import { admin, at, createWorld, customer, later, order, site, tech } from '../world.fixture.ts'
import { maxSampleRefs } from './sample-remove.ts'

const [customerId, siteId, orderId] = ['sample_1_c', 'sample_1_s', 'sample_1_o']

function worldWithSample() {
  const world = createWorld()
  world.mutate('customer/create', customer)
  world.mutate('customer/create', { ...customer, customerId, siteId })
  world.mutate('order/create', { ...order, orderId, customerId, siteId })
  return world
}

const refs = [`orders/${orderId}`, `sites/${siteId}`, `customers/${customerId}`]

describe('sample/remove', () => {
  it('leaves a tombstone of each document, and every other as it was', () => {
    const world = worldWithSample()
    const own = { ...world.get('customers/cu1') }
    expect(world.mutate('sample/remove', { refs })).toBe('ok')
    for (const ref of refs) expect(world.get(ref as `${string}/x`)).toMatchObject({ deletedAt: at })
    expect(world.get(`orders/${orderId}`)).toMatchObject({ open: false, assigneeIds: ['tech'] })
    expect(world.get('customers/cu1')).toEqual(own)
  })

  it('passes over what is gone already, or was never there', () => {
    const world = worldWithSample()
    world.mutate('sample/remove', { refs })
    const before = new Map(world.docs)
    const more = [...refs, 'items/sample_1_never']
    expect(world.mutate('sample/remove', { refs: more }, admin, later)).toBe('ok')
    expect(world.docs).toEqual(before)
  })

  it('takes nothing but sample data, and no evidence', () => {
    for (const ref of [
      'customers/cu1',
      'orders/xsample_1_o',
      'movements/sample_1_m',
      'photos/sample_1_p',
      'timeEntries/sample_1_t',
      'mutations/sample_1_r',
      'users/sample_1_u',
      'companies/sample_1_c',
      'orders/sample_1 o',
      'orders/',
    ])
      expect(prepareMutation('sample/remove', { refs: [ref] }), ref).toMatchObject({
        problem: { type: 'input/invalid' },
      })
    const many = Array.from({ length: maxSampleRefs + 1 }, (_, i) => `items/sample_1_${i}`)
    for (const some of [[], many])
      expect(prepareMutation('sample/remove', { refs: some })).toMatchObject({ ok: false })
  })

  it('is for the office alone', () => {
    const world = worldWithSample()
    const editor = { ...tech, permissions: ['edit_customers', 'inventory'] }
    for (const who of [tech, editor, { ...admin, status: 'inactive' }])
      expect(world.mutate('sample/remove', { refs }, who)).toBe('access/not-allowed')
    expect(world.mutate('sample/remove', { refs }, { ...admin, role: 'owner' })).toBe('ok')
  })

  it('can be taken apart for the limits of a commit', () => {
    const prepared = prepareMutation('sample/remove', { refs: [...refs, ...refs] })
    expect(prepared.ok && prepared.value.parts(new Map())).toEqual([
      { name: 'sample/remove', args: { refs: refs.slice(0, 2) } },
      { name: 'sample/remove', args: { refs: refs.slice(2) } },
    ])
    const single = prepareMutation('sample/remove', { refs: refs.slice(0, 1) })
    expect(single.ok && single.value.parts(new Map())).toBeNull()
  })
})

describe('a change about sample data that was overtaken', () => {
  const removed = () => {
    const world = worldWithSample()
    world.mutate('sample/remove', { refs })
    return { world, before: new Map(world.docs) }
  }
  const asset = {
    siteId,
    name: 'Pump',
    maker: '',
    model: '',
    serial: '',
    barcode: '',
    inServiceOn: null,
    warrantyUntil: null,
    notes: '',
  }

  it('changes nothing and needs no one', () => {
    const { world, before } = removed()
    const sampleOrder = { ...order, orderId: 'sample_1_o2', customerId, siteId }
    expect(world.mutate('order/create', sampleOrder)).toBe('ok')
    expect(world.mutate('customer/create', { ...customer, customerId, siteId })).toBe('ok')
    expect(world.mutate('asset/create', { ...asset, assetId: 'sample_1_a' })).toBe('ok')
    expect(world.mutate('site/create', { ...site, siteId: 'sample_1_s2', customerId })).toBe('ok')
    expect(world.mutate('order/move', { orderId, to: 'accepted' }, tech)).toBe('ok')
    const never = { orderId: 'sample_1_o3', to: 'accepted' as const }
    expect(world.mutate('order/move', never)).toBe('ok')
    expect(world.docs).toEqual(before)
  })

  it('leaves what someone else added first', () => {
    const world = worldWithSample()
    const before = new Map(world.docs)
    const again = { ...customer, customerId, siteId, name: 'Another name' }
    expect(world.mutate('customer/create', again)).toBe('ok')
    expect(world.docs).toEqual(before)
    expect(world.mutate('customer/create', { ...again, siteId: 'own' })).toBe('doc/exists')
  })

  it('is kept for a person where something of the company’s own hangs on it', () => {
    const { world, before } = removed()
    expect(world.mutate('order/create', { ...order, customerId, siteId })).toBe('doc/deleted')
    expect(world.mutate('asset/create', { ...asset, assetId: 'own' })).toBe('doc/deleted')
    const clock = { endIds: [], start: { entryId: 't1', kind: 'order' as const, orderId } }
    expect(world.mutate('order/move', { orderId, to: 'accepted', clock }, tech)).toBe('doc/deleted')
    expect(world.docs).toEqual(before)
  })

  it('is an ordinary problem for documents that are no sample', () => {
    const { world } = removed()
    world.mutate('order/create', order)
    world.mutate('order/delete', { orderId: 'o1' })
    expect(world.mutate('order/move', { orderId: 'o1', to: 'accepted' }, tech)).toBe('doc/deleted')
    expect(world.mutate('order/move', { orderId: 'never', to: 'accepted' })).toBe('doc/missing')
    const named = { uid: 'never', edits: { name: { from: '', to: 'Ana' } } }
    expect(world.mutate('user/edit', named, { ...tech, uid: 'never' })).toBe('doc/missing')
  })
})
