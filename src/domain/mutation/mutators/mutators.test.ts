import { describe, expect, it } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { emptyAddress } from '../../entities/fields.ts'
import { usualWorkingHours } from '../../entities/working-hours.ts'
import type { MutationArgs } from '../registry.ts'
import { admin, at, createWorld, tech } from './world.fixture.ts'

const later = '2026-03-02T11:00:00.000Z'

const site = {
  name: '',
  address: emptyAddress,
  directions: '',
  gateCode: '',
  accessNotes: '',
  geo: null,
}
const customer = {
  customerId: 'cu1',
  siteId: 's1',
  name: 'Harbour School',
  phone: '',
  email: '',
  notes: '',
  billingAddress: null,
  site,
}
const order: MutationArgs<'order/create'> = {
  orderId: 'o1',
  customerId: 'cu1',
  siteId: 's1',
  title: 'Leaking tap',
  description: '',
  instructions: '',
  priority: 'normal',
  tags: [],
  assigneeIds: ['tech'],
  plannedStart: at,
  plannedEnd: later,
  followUpOf: null,
}

function worldWithOrder() {
  const world = createWorld()
  expect(world.mutate('customer/create', customer)).toBe('ok')
  expect(world.mutate('order/create', order)).toBe('ok')
  return world
}

describe('order/takeBack', () => {
  it('puts a wrong step back as it was, with the time and the reason of then', () => {
    const world = worldWithOrder()
    world.mutate('order/move', { orderId: 'o1', to: 'accepted' }, tech)
    const back = { orderId: 'o1', from: 'accepted', to: 'scheduled' } as const
    expect(world.mutate('order/takeBack', { ...back, statusAt: later }, tech)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'scheduled', statusAt: later })
    world.mutate('order/move', { orderId: 'o1', to: 'onSite' }, tech)
    world.mutate('order/move', { orderId: 'o1', to: 'paused', reason: 'Parts' }, tech)
    world.mutate('order/move', { orderId: 'o1', to: 'done' }, tech)
    const again = { orderId: 'o1', from: 'done', to: 'paused' } as const
    expect(world.mutate('order/takeBack', again, tech)).toBe('order/reason-required')
    expect(world.mutate('order/takeBack', { ...again, reason: 'Parts' }, tech)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({
      status: 'paused',
      statusReason: 'Parts',
      open: true,
    })
  })

  it('leaves alone what has gone on since, and takes back no step of others', () => {
    const world = worldWithOrder()
    world.mutate('order/move', { orderId: 'o1', to: 'onSite' }, tech)
    const back = { orderId: 'o1', from: 'accepted', to: 'scheduled' } as const
    expect(world.mutate('order/takeBack', back, tech)).toBe('ok')
    expect(world.get('orders/o1').status).toBe('onSite')
    const held = { orderId: 'o1', from: 'cancelled', to: 'onSite' } as const
    expect(world.mutate('order/takeBack', held, tech)).toBe('order/no-such-step')
    expect(world.mutate('order/takeBack', back, { ...tech, uid: 'idle' })).toBe(
      'access/not-allowed',
    )
  })
})

describe('order/answer', () => {
  const said = (value: number) => ({ value, grade: null, note: '' })

  it('keeps answers to different questions, and reports the same one answered twice', () => {
    const world = worldWithOrder()
    const answer = (edits: MutationArgs<'order/answer'>['edits']) =>
      world.mutate('order/answer', { orderId: 'o1', edits }, tech)
    expect(answer({ pressure: { from: null, to: said(1) } })).toBe('ok')
    expect(answer({ meter: { from: null, to: said(7) } })).toBe('ok')
    expect(answer({ pressure: { from: null, to: said(2) } })).toBe('conflict')
    expect(answer({ pressure: { from: said(1), to: null } })).toBe('ok')
    expect(world.get('orders/o1').answers).toEqual({ pressure: null, meter: said(7) })
  })

  it('is for those who work on the order', () => {
    const world = worldWithOrder()
    const args = { orderId: 'o1', edits: { pressure: { from: null, to: said(1) } } }
    expect(world.mutate('order/answer', args, { ...tech, uid: 'idle' })).toBe('access/not-allowed')
  })
})

describe('order/followUp', () => {
  it('asks for another order at the same place, which nobody has yet', () => {
    const world = worldWithOrder()
    const ask = { orderId: 'o2', followUpOf: 'o1', title: 'Replace the tap', description: 'Worn' }
    expect(world.mutate('order/followUp', ask, { ...tech, uid: 'idle' })).toBe('access/not-allowed')
    expect(world.mutate('order/followUp', ask, tech)).toBe('ok')
    expect(world.get('orders/o2')).toMatchObject({
      status: 'new',
      assigneeIds: [],
      customerId: 'cu1',
      siteId: 's1',
      followUpOf: 'o1',
      createdBy: 'tech',
      templateId: null,
    })
    expect(world.mutate('order/followUp', ask, tech)).toBe('doc/exists')
  })
})

describe('an order from a template', () => {
  it('copies what it asks, and keeps it when the template changes', () => {
    const world = createWorld()
    world.mutate('customer/create', customer)
    const checklist = [
      {
        id: 'pressure',
        kind: 'number' as const,
        label: 'Pressure',
        help: '',
        required: true,
        graded: false,
        unit: 'bar',
        min: 1,
        max: 2,
        options: [],
        showIf: null,
        requireIf: null,
      },
    ]
    const template = { name: 'Visit', instructions: 'Isolate', requires: ['resolution'], checklist }
    expect(world.mutate('template/create', { templateId: 't1', ...template }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('template/create', { templateId: 't1', ...template })).toBe('ok')
    expect(world.mutate('order/create', { ...order, templateId: 'none' })).toBe('doc/missing')
    expect(world.mutate('order/create', { ...order, templateId: 't1' })).toBe('ok')
    const edits = { checklist: { from: checklist, to: [] } }
    expect(world.mutate('template/edit', { templateId: 't1', edits }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('template/edit', { templateId: 't1', edits })).toBe('ok')
    expect(world.get('templates/t1').checklist).toEqual([])
    expect(world.get('orders/o1')).toMatchObject({
      templateId: 't1',
      instructions: 'Isolate',
      requires: ['resolution'],
      checklist,
    })
  })
})

describe('clocks', () => {
  const start = (entryId: string, kind: 'order' | 'day') =>
    ({ entryId, kind, orderId: kind === 'order' ? 'o1' : null }) as const

  it('begin and end with a step, for the one who takes it alone', () => {
    const world = worldWithOrder()
    const other = { ...tech, uid: 'tech2' }
    world.mutate('time/clock', { endIds: [], start: start('theirs', 'order') }, other)
    world.mutate('time/clock', { endIds: [], start: start('day', 'day') }, tech)
    const arrive = { endIds: [], start: start('mine', 'order') }
    world.mutate('order/move', { orderId: 'o1', to: 'onSite', clock: arrive }, tech)
    expect(world.get('timeEntries/mine')).toMatchObject({ userId: 'tech', endedAt: null })
    const stop = { endIds: ['mine', 'theirs'], start: null }
    world.mutate('order/move', { orderId: 'o1', to: 'done', clock: stop }, tech)
    expect(world.get('timeEntries/mine').endedAt).toBe(at)
    expect(world.get('timeEntries/theirs').endedAt).toBe(null)
    expect(world.get('timeEntries/day').endedAt).toBe(null)
  })

  it('run on true work although somebody else was faster with the order', () => {
    const world = worldWithOrder()
    for (const to of ['onSite', 'done'] as const) world.mutate('order/move', { orderId: 'o1', to })
    const clock = { endIds: [], start: start('mine', 'order') }
    const args = { orderId: 'o1', from: 'accepted', to: 'onSite', clock } as const
    expect(world.mutate('order/move', args, tech)).toBe('ok')
    expect(world.get('orders/o1').status).toBe('done')
    expect(world.get('timeEntries/mine').startedAt).toBe(at)
  })

  it('are put right with a word of why, by their owner or the office', () => {
    const world = createWorld()
    world.mutate('time/clock', { endIds: [], start: start('e', 'day') }, tech)
    const edits = { endedAt: { from: null, to: later } }
    const correct = { entryId: 'e', note: 'Flat phone', edits }
    expect(world.mutate('time/correct', correct, { ...tech, uid: 'idle' })).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('time/correct', { ...correct, note: ' ' }, tech)).toBe('input/invalid')
    expect(world.mutate('time/correct', correct, tech)).toBe('ok')
    expect(world.get('timeEntries/e')).toMatchObject({ endedAt: later, note: 'Flat phone' })
    const backwards = { startedAt: { from: at, to: '2026-03-02T12:00:00.000Z' } }
    expect(world.mutate('time/correct', { ...correct, edits: backwards })).toBe('input/invalid')
    expect(world.mutate('time/remove', { entryId: 'e', note: 'Twice' }, tech)).toBe('ok')
    expect(world.mutate('time/remove', { entryId: 'e', note: 'Twice' }, tech)).toBe('ok')
    expect(world.get('timeEntries/e').deletedAt).toBe(at)
  })
})

describe('stock', () => {
  const stocked = { ...tech, permissions: ['inventory'] }
  const created = {
    createdAt: at,
    createdBy: 'admin',
    schema: 1,
    updatedAt: at,
    updatedBy: 'admin',
  }
  function worldWithVans() {
    const world = createWorld()
    for (const uid of ['tech', 'mate']) {
      const van = { kind: 'van', name: uid, technicianId: uid, ...created }
      world.docs.set(`locations/van-${uid}`, van)
    }
    return world
  }
  const use = {
    movementId: 'm1',
    orderId: 'o1',
    itemId: 'pump',
    name: 'Pump',
    unit: 'piece',
    quantity: 2,
    placeId: 'van-tech',
    back: false,
  }

  it('is used from one’s own van, in any quantity, or written down in words', () => {
    const world = worldWithVans()
    expect(world.mutate('stock/use', use, tech)).toBe('access/not-allowed')
    const mates = { ...use, placeId: 'van-mate' }
    expect(world.mutate('stock/use', mates, stocked)).toBe('access/not-allowed')
    expect(world.mutate('stock/use', { ...use, quantity: 0 }, stocked)).toBe('input/invalid')
    expect(world.mutate('stock/use', use, stocked)).toBe('ok')
    expect(world.get('movements/m1')).toMatchObject({
      type: 'consume',
      fromId: 'van-tech',
      toId: null,
      actorId: 'tech',
      readerIds: ['tech'],
    })
    const words = { ...use, movementId: 'm2', itemId: null, placeId: null }
    expect(world.mutate('stock/use', words, tech)).toBe('ok')
    expect(world.mutate('stock/use', { ...words, name: ' ' }, tech)).toBe('input/invalid')
  })

  it('changes hands when both sides have said so, and once', () => {
    const world = worldWithVans()
    const mate = { ...stocked, uid: 'mate' }
    const send = {
      movementId: 'm1',
      itemId: 'pump',
      quantity: 3,
      fromId: 'van-tech',
      toId: 'van-mate',
      reason: '',
    }
    expect(world.mutate('stock/send', send, mate)).toBe('access/not-allowed')
    expect(world.mutate('stock/send', send, stocked)).toBe('ok')
    expect(world.get('movements/m1').readerIds).toEqual(['tech', 'mate'])
    const take = { transferId: 'm1', quantity: 2, placeId: 'van-mate' }
    expect(world.mutate('stock/receive', take, stocked)).toBe('access/not-allowed')
    expect(world.mutate('stock/receive', take, mate)).toBe('ok')
    expect(world.get('movements/m1_in')).toMatchObject({
      type: 'transferIn',
      toId: 'van-mate',
      quantity: 2,
      readerIds: ['mate', 'tech'],
    })
    const back = { ...take, placeId: 'van-tech' }
    expect(world.mutate('stock/receive', back, stocked)).toBe('ok')
    expect(world.get('movements/m1_in').toId).toBe('van-mate')
  })

  it('is counted against what the ledger says', () => {
    const world = worldWithVans()
    const count = { movementId: 'm1', itemId: 'pump', placeId: 'van-tech', reason: '' }
    expect(world.mutate('stock/count', { ...count, found: 1, expected: 4 }, stocked)).toBe('ok')
    expect(world.get('movements/m1')).toMatchObject({ type: 'count', quantity: -3 })
  })
})

describe('company/setup', () => {
  const args: MutationArgs<'company/setup'> = {
    uid: 'new',
    companyId: 'c9',
    owner: { name: 'Demo Owner', email: 'owner@example.com', language: 'es' },
    company: {
      name: 'Harbour',
      address: emptyAddress,
      timeZone: 'Europe/Madrid',
      currency: 'EUR',
      taxRateMilliPercent: 21_000,
      workingHours: usualWorkingHours,
    },
  }
  const founder: Actor = { ...admin, uid: 'new', companyId: 'c9', role: 'owner' }

  it('creates the company and its owner together', () => {
    const world = createWorld()
    expect(world.mutate('company/setup', args, founder)).toBe('ok')
    expect(world.get('users/new')).toMatchObject({ role: 'owner', companyId: 'c9' })
    expect(world.get('companies/c9')).toMatchObject({
      isSetup: true,
      ownerId: 'new',
      subscriptionStatus: 'trialing',
    })
  })

  it('founds nothing in somebody else’s name', () => {
    const world = createWorld()
    expect(world.mutate('company/setup', args, { ...founder, uid: 'x' })).toBe('access/not-allowed')
    expect(world.docs.size).toBe(0)
  })

  it('completes a company that was left half set up, and no one else’s', () => {
    const world = createWorld()
    world.mutate('company/setup', args, founder)
    world.docs.set('companies/c9', { ...world.get('companies/c9'), isSetup: false, plan: 'pro' })
    expect(world.mutate('company/setup', args, founder)).toBe('ok')
    expect(world.get('companies/c9')).toMatchObject({ isSetup: true, plan: 'pro' })
    world.docs.set('companies/c9', { ...world.get('companies/c9'), ownerId: 'else' })
    expect(world.mutate('company/setup', args, founder)).toBe('access/not-allowed')
    expect(world.mutate('company/setup', { ...args, companyId: 'c8' }, founder)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('company/setup', { ...args, uid: 'x' }, founder)).toBe('access/not-allowed')
  })

  it('lets the office change the settings, not a technician or another company', () => {
    const world = createWorld()
    world.mutate('company/setup', args, founder)
    const edit = { companyId: 'c9', edits: { name: { from: 'Harbour', to: 'Harbor' } } }
    expect(world.mutate('company/edit', edit, admin)).toBe('access/not-allowed')
    expect(world.mutate('company/edit', edit, { ...tech, companyId: 'c9' })).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('company/edit', edit, founder)).toBe('ok')
    expect(world.get('companies/c9').name).toBe('Harbor')
  })
})

describe('user/edit', () => {
  it('changes one’s own name, nobody else’s', () => {
    const world = createWorld()
    const user = { role: 'technician', status: 'active', companyId: 'c1', name: 'Demo' }
    world.docs.set('users/tech', { schema: 1, updatedAt: at, updatedBy: 'tech', ...user })
    const args = { uid: 'tech', edits: { name: { from: 'Demo', to: 'Demo Technician' } } }
    expect(world.mutate('user/edit', args, admin)).toBe('access/not-allowed')
    expect(world.mutate('user/edit', args, tech)).toBe('ok')
    expect(world.get('users/tech').name).toBe('Demo Technician')
  })
})

describe('customers and sites', () => {
  it('creates a customer with its primary site, adds sites, edits both', () => {
    const world = createWorld()
    expect(world.mutate('customer/create', customer)).toBe('ok')
    expect(world.get('customers/cu1').primarySiteId).toBe('s1')
    expect(world.get('sites/s1')).toMatchObject({ customerId: 'cu1', createdBy: 'admin' })
    expect(world.mutate('site/create', { siteId: 's2', customerId: 'cu1', ...site })).toBe('ok')
    const gate = { siteId: 's2', edits: { gateCode: { from: '', to: '4711' } } }
    expect(world.mutate('site/edit', gate)).toBe('ok')
    const archive = { customerId: 'cu1', edits: { archivedAt: { from: null, to: at } } }
    expect(world.mutate('customer/edit', archive)).toBe('ok')
    expect(world.get('customers/cu1').archivedAt).toBe(at)
  })

  it('needs the permission, the customer, and free ids', () => {
    const world = createWorld()
    expect(world.mutate('customer/create', customer, tech)).toBe('access/not-allowed')
    const editor = { ...tech, permissions: ['edit_customers'] }
    expect(world.mutate('customer/create', customer, editor)).toBe('ok')
    expect(world.mutate('customer/create', customer, editor)).toBe('doc/exists')
    const orphan = { siteId: 's2', customerId: 'none', ...site }
    expect(world.mutate('site/create', orphan)).toBe('doc/missing')
    expect(world.mutate('site/create', { ...orphan, customerId: 'cu1' }, tech)).toBe(
      'access/not-allowed',
    )
    const edit = { siteId: 's1', edits: {} }
    expect(world.mutate('site/edit', edit, tech)).toBe('access/not-allowed')
    expect(world.mutate('customer/edit', { customerId: 'cu1', edits: {} }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('customer/create', { ...customer, name: '  ' })).toBe('input/invalid')
    expect(world.mutate('customer/create', { ...customer, email: 'x@' })).toBe('input/invalid')
  })
})

describe('order/create', () => {
  it('starts where its plan puts it', () => {
    const world = worldWithOrder()
    expect(world.get('orders/o1')).toMatchObject({ status: 'scheduled', open: true, statusAt: at })
    const nobody = { ...order, orderId: 'o2', assigneeIds: [] }
    expect(world.mutate('order/create', nobody)).toBe('ok')
    expect(world.get('orders/o2').status).toBe('new')
  })

  it('is for the office, at a known customer’s site, ending after it starts', () => {
    const world = createWorld()
    expect(world.mutate('order/create', order)).toBe('doc/missing')
    world.mutate('customer/create', customer)
    expect(world.mutate('order/create', order, tech)).toBe('access/not-allowed')
    expect(world.mutate('order/create', { ...order, siteId: 'none' })).toBe('doc/missing')
    expect(world.mutate('order/create', { ...order, plannedEnd: at })).toBe('input/invalid')
  })
})

describe('order/edit', () => {
  it('lets a technician write the resolution of their own order and nothing else', () => {
    const world = worldWithOrder()
    const note = { orderId: 'o1', edits: { resolution: { from: '', to: 'New washer.' } } }
    expect(world.mutate('order/edit', note, tech)).toBe('ok')
    expect(world.mutate('order/edit', note, { ...tech, uid: 'other' })).toBe('access/not-allowed')
    const title = { orderId: 'o1', edits: { title: { from: order.title, to: 'x' } } }
    expect(world.mutate('order/edit', title, tech)).toBe('access/not-allowed')
    expect(world.mutate('order/edit', title)).toBe('ok')
  })

  it('keeps what others wrote meanwhile and says so', () => {
    const world = worldWithOrder()
    const edits = {
      title: { from: 'Old', to: 'Mine' },
      description: { from: '', to: 'Under the sink' },
    }
    expect(world.mutate('order/edit', { orderId: 'o1', edits })).toBe('conflict')
    expect(world.get('orders/o1')).toMatchObject({
      title: order.title,
      description: 'Under the sink',
    })
  })

  it('refuses an end before the start', () => {
    const world = worldWithOrder()
    const edits = { plannedEnd: { from: later, to: '2026-03-02T08:00:00Z' } }
    expect(world.mutate('order/edit', { orderId: 'o1', edits })).toBe('input/invalid')
  })
})

describe('order/assign', () => {
  it('joins two offices’ changes and lets the status follow', () => {
    const world = worldWithOrder()
    const add = (uid: string) => ({
      orderId: 'o1',
      edits: { assigneeIds: { from: ['tech'], to: ['tech', uid] } },
    })
    expect(world.mutate('order/assign', add('anna'))).toBe('ok')
    expect(world.mutate('order/assign', add('ben'))).toBe('ok')
    expect(world.get('orders/o1').assigneeIds).toEqual(['tech', 'anna', 'ben'])
    const none = { assigneeIds: { from: ['tech', 'anna', 'ben'], to: [] } }
    expect(world.mutate('order/assign', { orderId: 'o1', edits: none }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('order/assign', { orderId: 'o1', edits: none })).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'new', assigneeIds: [] })
  })
})

describe('order/move', () => {
  const move = (to: MutationArgs<'order/move'>['to'], more = {}) => ({ orderId: 'o1', to, ...more })

  it('takes the technician through the day', () => {
    const world = worldWithOrder()
    for (const to of ['accepted', 'enRoute', 'onSite'] as const) {
      expect(world.mutate('order/move', move(to), tech)).toBe('ok')
    }
    expect(world.mutate('order/move', move('paused'), tech)).toBe('order/reason-required')
    expect(world.mutate('order/move', move('paused', { reason: 'Parts' }), tech)).toBe('ok')
    expect(world.get('orders/o1').statusReason).toBe('Parts')
    expect(world.mutate('order/move', move('done'), tech)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'done', open: false, statusReason: '' })
    expect(world.mutate('order/move', move('reviewed'), tech)).toBe('order/no-such-step')
    expect(world.mutate('order/move', move('reviewed'))).toBe('ok')
  })

  it('is only for those assigned, and never for the inactive', () => {
    const world = worldWithOrder()
    expect(world.mutate('order/move', move('accepted'), { ...tech, uid: 'x' })).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('order/move', move('accepted'), { ...tech, status: 'suspended' })).toBe(
      'access/not-allowed',
    )
  })

  it('counts a step as made that others have gone past, and a step made twice as one', () => {
    const world = worldWithOrder()
    world.mutate('order/move', move('onSite'), tech)
    expect(world.mutate('order/move', move('accepted'), tech)).toBe('order/no-such-step')
    const late = move('enRoute', { from: 'accepted' })
    expect(world.mutate('order/move', late, tech)).toBe('ok')
    expect(world.mutate('order/move', move('onSite'), tech)).toBe('ok')
    expect(world.get('orders/o1').status).toBe('onSite')
    const cancel = move('cancelled', { reason: 'Customer called' })
    expect(world.mutate('order/move', cancel)).toBe('ok')
    expect(world.mutate('order/move', move('done'), tech)).toBe('order/no-such-step')
  })

  it('keeps for the office what was finished while it was cancelled, and the other way round', () => {
    const world = worldWithOrder()
    world.mutate('order/move', move('onSite'), tech)
    const cancel = move('cancelled', { reason: 'Customer called', from: 'onSite' })
    expect(world.mutate('order/move', cancel)).toBe('ok')
    expect(world.mutate('order/move', move('done', { from: 'onSite' }), tech)).toBe('ok')
    const needsReview = { to: 'done', at, by: 'tech', reason: '' }
    expect(world.get('orders/o1')).toMatchObject({ status: 'cancelled', open: false, needsReview })

    const settle = (choice: 'take' | 'keep') => ({ orderId: 'o1', choice })
    expect(world.mutate('order/review', settle('take'), tech)).toBe('access/not-allowed')
    expect(world.mutate('order/review', settle('take'))).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'done', needsReview: null })
    expect(world.mutate('order/review', settle('take'))).toBe('ok')

    expect(world.mutate('order/move', cancel)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({
      status: 'done',
      needsReview: { to: 'cancelled', by: 'admin', reason: 'Customer called' },
    })
    expect(world.mutate('order/review', settle('keep'))).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'done', needsReview: null })
  })

  it('takes people and times off an order that is new again, and schedules nobody', () => {
    const world = worldWithOrder()
    expect(world.mutate('order/move', move('new'))).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ assigneeIds: [], plannedStart: null })
    expect(world.mutate('order/move', move('scheduled'))).toBe('order/no-such-step')
  })
})

describe('order/delete', () => {
  it('leaves a tombstone that nothing but another deletion may touch', () => {
    const world = worldWithOrder()
    expect(world.mutate('order/delete', { orderId: 'o1' }, tech)).toBe('access/not-allowed')
    expect(world.mutate('order/delete', { orderId: 'o1' })).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ deletedAt: at, open: false })
    expect(world.mutate('order/delete', { orderId: 'o1' })).toBe('ok')
    expect(world.mutate('order/move', { orderId: 'o1', to: 'accepted' })).toBe('doc/deleted')
  })
})

describe('order/restoreField', () => {
  it('puts a value of the history back, for the office only', () => {
    const world = worldWithOrder()
    const edits = { title: { from: 'Leaking tap', to: 'Older title' } }
    const args = { orderId: 'o1', receiptId: 'r1', edits }
    expect(world.mutate('order/restoreField', args, tech)).toBe('access/not-allowed')
    expect(world.mutate('order/restoreField', args)).toBe('ok')
    expect(world.get('orders/o1').title).toBe('Older title')
  })
})
