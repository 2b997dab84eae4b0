import { describe, expect, it } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { homeDocs } from './home.ts'
import { past } from './documents.ts'
import { people } from './people.ts'
import { foldMutation, writeOf, type World } from './world.ts'

const site = {
  name: '',
  address: emptyAddress,
  directions: '',
  gateCode: '',
  accessNotes: '',
  geo: { latitude: 44.4, longitude: -64.3 },
}

function mutation<N extends MutationName>(name: N, args: MutationArgs<N>) {
  return { name, args }
}

const edit = (from: unknown, to: string) => ({ from, to })

/** One of each kind of change, and what makes a difference to who may make it. */
export const cases: readonly { name: MutationName; args: unknown }[] = [
  mutation('company/edit', { companyId: 'home', edits: { name: edit('Harbour', 'Harbor') } }),
  ...people.map(({ uid }) =>
    mutation('user/edit', { uid, edits: { name: edit('Somebody', 'Else') } }),
  ),
  mutation('customer/create', {
    customerId: 'c-new',
    siteId: 's-new',
    name: 'Hotel',
    phone: '1',
    email: 'a@b.example',
    notes: '',
    billingAddress: emptyAddress,
    site,
  }),
  mutation('customer/edit', { customerId: 'c1', edits: { notes: edit('', 'Call first') } }),
  mutation('customer/edit', { customerId: 'c1', edits: { archivedAt: edit(null, past) } }),
  mutation('site/create', { siteId: 's-new', customerId: 'c1', ...site }),
  mutation('site/edit', { siteId: 's1', edits: { gateCode: edit('', '4711') } }),
  mutation('asset/create', {
    assetId: 'a-new',
    siteId: 's1',
    name: 'Pump',
    maker: '',
    model: '',
    serial: '',
    barcode: '',
    inServiceOn: '2024-02-29',
    warrantyUntil: null,
    notes: '',
  }),
  mutation('asset/edit', { assetId: 'a1', edits: { serial: edit('77-1', '77-2') } }),
  mutation('order/move', { orderId: 'o-onSite', to: 'done' }),
  mutation('order/takeBack', { orderId: 'o-done', from: 'done', to: 'onSite' }),
  mutation('order/create', {
    orderId: 'o-new',
    customerId: 'c1',
    siteId: 's1',
    title: 'New tap',
    description: '',
    instructions: '',
    priority: 'urgent',
    tags: ['plumbing', 'two words'],
    assigneeIds: ['tech', 'idle'],
    plannedStart: '2026-03-03T09:00:00.000Z',
    plannedEnd: '2026-03-03T10:00:00.000Z',
    followUpOf: 'o-done',
    templateId: 't1',
  }),
  mutation('order/create', {
    orderId: 'o-new-sent',
    customerId: 'c1',
    siteId: 's1',
    title: 'New tap',
    description: '',
    instructions: '',
    priority: 'normal',
    tags: [],
    assigneeIds: ['tech'],
    plannedStart: null,
    plannedEnd: null,
    followUpOf: null,
    send: true,
  }),
  mutation('order/edit', { orderId: 'o-onSite', edits: { title: edit('Leaking tap', 'Tap') } }),
  mutation('order/edit', { orderId: 'o-onSite', edits: { resolution: edit('', 'Fixed') } }),
  mutation('order/edit', { orderId: 'o-cancelled', edits: { resolution: edit('', 'Was there') } }),
  mutation('order/edit', { orderId: 'o-deleted', edits: { resolution: edit('', 'Fixed') } }),
  mutation('order/edit', {
    orderId: 'o-partlyDone',
    edits: { plannedStart: { from: null, to: '2026-03-04T09:00:00.000Z' } },
  }),
  mutation('order/assign', { orderId: 'o-new', edits: {} }),
  mutation('order/assign', {
    orderId: 'o-accepted',
    edits: { assigneeIds: { from: ['tech', 'editor'], to: ['idle'] } },
    children: ['photos/p-whole', 'messages/m-read', 'photos/p-gone'],
  }),
  mutation('order/assign', {
    orderId: 'o-new',
    edits: { assigneeIds: { from: ['tech', 'editor'], to: ['idle'] } },
    children: ['photos/p-whole', 'messages/m-read'],
    send: true,
  }),
  mutation('order/move', {
    orderId: 'o-scheduled',
    to: 'dispatched',
    children: ['photos/p-owner', 'messages/m-own'],
  }),
  mutation('order/move', { orderId: 'o-onSite-old', to: 'done' }),
  mutation('order/move', { orderId: 'o-scheduled', to: 'accepted' }),
  mutation('order/move', { orderId: 'o-scheduled-old', to: 'accepted' }),
  mutation('order/takeBack', { orderId: 'o-accepted', from: 'accepted', to: 'scheduled' }),
  mutation('order/takeBack', {
    orderId: 'o-dispatched',
    from: 'dispatched',
    to: 'scheduled',
    children: ['photos/p-whole', 'messages/m-read'],
  }),
  mutation('order/markSent', {
    orderIds: ['o-new-old', 'o-scheduled-old', 'o-onSite-old', 'o-onHold-old', 'o-done'],
  }),
  mutation('order/review', { orderId: 'o-late', choice: 'take' }),
  mutation('order/review', { orderId: 'o-late', choice: 'keep' }),
  mutation('order/restoreField', {
    orderId: 'o-onSite',
    receiptId: 'm-read',
    edits: { title: edit('Leaking tap', 'Older') },
  }),
  mutation('order/move', { orderId: 'o-cancelled', from: 'onSite', to: 'done' }),
  mutation('order/move', { orderId: 'o-done', from: 'onSite', to: 'cancelled', reason: 'Late' }),
  mutation('message/send', {
    messageId: 'm-new',
    threadId: 'order-o1',
    text: 'Could not be sent',
    about: 'orders/o-new',
    change: { name: 'order/move', args: { orderId: 'o-new' }, at: past, problem: 'doc/deleted' },
    attachments: ['p-new'],
    readerIds: [],
  }),
  mutation('photo/add', {
    photoId: 'p-added',
    about: 'orders/o-new',
    kind: 'signature',
    contentType: 'image/png',
    size: 300_000,
    chunks: 2,
    sha256: 'b'.repeat(64),
    width: 0,
    height: 0,
    takenAt: past,
    caption: '',
    readerIds: people.map(({ uid }) => uid),
  }),
  mutation('photo/finish', { photoId: 'p-new' }),
  mutation('photo/edit', { photoId: 'p-whole', edits: { caption: edit('', 'Before') } }),
  mutation('photo/delete', { photoId: 'p-whole' }),
  mutation('company/edit', {
    companyId: 'home',
    edits: { tracking: { from: 'duty', to: 'travel' } },
  }),
  mutation('order/delete', { orderId: 'o-scheduled' }),
  mutation('order/takeBack', { orderId: 'o-accepted', from: 'accepted', to: 'dispatched' }),
  mutation('order/takeBack', {
    orderId: 'o-onSite',
    from: 'onSite',
    to: 'paused',
    statusAt: past,
    reason: 'Parts',
  }),
  mutation('order/answer', {
    orderId: 'o-onSite',
    edits: { pressure: { from: null, to: { value: 1.5, grade: 'pass', note: '' } } },
  }),
  ...['o-onSite', 'o-cancelled', 'o-new'].map((followUpOf) =>
    mutation('order/followUp', {
      orderId: 'o-next',
      followUpOf,
      title: 'Replace the valve',
      description: 'It leaks',
    }),
  ),
  mutation('order/move', {
    orderId: 'o-enRoute',
    to: 'onSite',
    clock: {
      endIds: ['te-tech'],
      start: { entryId: 'te-new', kind: 'order', orderId: 'o-enRoute' },
    },
  }),
  mutation('time/clock', {
    endIds: [],
    start: { entryId: 'te-new', kind: 'day', orderId: null },
  }),
  mutation('time/correct', {
    entryId: 'te-ended',
    note: 'Forgot to tap',
    edits: { endedAt: { from: past, to: '2026-03-01T12:00:00.000Z' } },
  }),
  ...['tech', 'idle'].map((userId) =>
    mutation('time/add', {
      entryId: 'te-new',
      userId,
      kind: 'day',
      orderId: null,
      startedAt: past,
      endedAt: '2026-03-01T12:00:00.000Z',
      note: 'Phone was flat',
    }),
  ),
  mutation('time/remove', { entryId: 'te-tech', note: 'Tapped by mistake' }),
  ...(['van-editor', 'van-tech', 'store', null] as const).flatMap((placeId) =>
    [false, true].map((back) =>
      mutation('stock/use', {
        movementId: 'mv-new',
        orderId: 'o-onSite',
        itemId: 'pump',
        name: '',
        unit: 'piece',
        quantity: 1.5,
        placeId,
        back,
      }),
    ),
  ),
  mutation('stock/use', {
    movementId: 'mv-new',
    orderId: 'o-onSite',
    itemId: null,
    name: 'A hinge',
    unit: '',
    quantity: 1,
    placeId: null,
    back: false,
  }),
  ...['van-editor', 'van-tech', 'store'].flatMap((fromId) =>
    ['van-editor', 'van-tech'].map((toId) =>
      mutation('stock/send', {
        movementId: 'mv-new',
        itemId: 'pump',
        quantity: 1,
        fromId,
        toId,
        reason: '',
      }),
    ),
  ),
  ...['van-editor', 'van-tech'].map((placeId) =>
    mutation('stock/receive', { transferId: 'mv-sent', quantity: 1, placeId }),
  ),
  mutation('stock/count', {
    movementId: 'mv-new',
    itemId: 'pump',
    placeId: 'van-editor',
    found: 1,
    expected: 3,
    reason: '',
  }),
  mutation('stock/use', {
    movementId: 'mv-new',
    orderId: 'o-onSite',
    itemId: 'pump',
    name: '',
    unit: 'piece',
    quantity: 1,
    placeId: 'van-given',
    back: false,
  }),
  mutation('stock/supply', {
    movementId: 'mv-new',
    itemId: 'pump',
    placeId: 'van-tech',
    quantity: 12,
    reason: 'Delivered',
  }),
  mutation('location/create', {
    locationId: 'l-new',
    kind: 'van',
    name: 'Van 3',
    technicianId: 'tech',
  }),
  mutation('location/create', {
    locationId: 'l-new',
    kind: 'warehouse',
    name: 'Shed',
    technicianId: null,
  }),
  mutation('location/edit', {
    locationId: 'van-tech',
    edits: { technicianId: { from: 'tech', to: 'idle' } },
  }),
  mutation('location/edit', {
    locationId: 'store',
    edits: { name: edit('Somewhere', 'Shed'), archivedAt: edit(null, past) },
  }),
  mutation('location/share', {
    locationId: 'van-tech',
    readerId: 'idle',
    movementIds: ['mv-sent'],
  }),
  mutation('item/create', {
    itemId: 'i-new',
    sku: 'P-2',
    name: 'Valve',
    category: 'heating',
    barcode: '2000000000015',
    unit: 'piece',
    costMinor: 1250,
    priceMinor: 2000,
    isStocked: true,
    substituteIds: ['pump'],
  }),
  mutation('item/edit', { itemId: 'pump', edits: { archivedAt: edit(null, past) } }),
  mutation('item/minimum', { itemId: 'pump', edits: { store: { from: 2, to: 3 } } }),
  ...['m-read', 'm-own'].map((messageId) => mutation('message/acknowledge', { messageId })),
  mutation('message/send', {
    messageId: 'm-new',
    threadId: 'team',
    text: 'Gas leak, leave the house',
    about: null,
    change: null,
    attachments: [],
    readerIds: ['tech'],
    tone: { priority: 'urgent', replyToId: 'm-read', mentionIds: ['tech'] },
  }),
  ...people.map(({ uid: userId }) =>
    mutation('thread/read', { threadId: 'order-o', userId, readAt: past, memberIds: ['tech'] }),
  ),
  ...['owner', 'tech'].map((userId) =>
    mutation('thread/read', {
      threadId: 'team',
      userId,
      readAt: '2026-03-01T09:00:00.000Z',
      memberIds: ['tech'],
    }),
  ),
  mutation('template/create', {
    templateId: 't-new',
    name: 'Inspection',
    instructions: '',
    requires: ['resolution'],
    checklist: [],
  }),
  mutation('template/edit', {
    templateId: 't1',
    edits: { name: edit('Boiler service', 'Boiler') },
  }),
  mutation('document/remove', { ref: 'customers/c-odd', was: '{}' }),
  mutation('document/remove', { ref: 'customers/c1', was: '{}' }),
]

/** Every single mutation by everybody: the domain and the rules must say the same. */
export function describeMutations(world: () => World): void {
  const docs = homeDocs()

  describe.each(cases)('$name $args', ({ name, args }) => {
    it.each(people)('is the same to domain and rules for $uid', async (person) => {
      // Somebody of another company has no documents of this one to run over.
      const inCompany = person.companyId === 'home'
      const own = inCompany ? foldMutation(name, args, person, docs) : undefined
      const isOwnProfile = name === 'user/edit' && JSON.stringify(args).includes(`"${person.uid}"`)
      const allowed = isOwnProfile ? person.status === 'active' : own?.ok === true
      // What a client without scruples would send in their place.
      const uid = name === 'user/edit' ? uidOf(args) : person.uid
      const lawless = {
        ...person,
        uid,
        role: 'owner',
        status: 'active',
        companyId: 'home',
      } as const
      const forced = foldMutation(name, args, lawless, docs)
      const folded = own?.ok ? own : forced
      if (!folded.ok) {
        expect(allowed).toBe(false)
        return
      }
      const writes = folded.value.map((write) =>
        writeOf({ ...write, doc: { ...write.doc, updatedBy: person.uid } }),
      )
      if (writes.length === 0) return
      const refs = folded.value.map(({ ref }) => ref)
      expect(
        await world().mayCommit(person.uid, writes, { name, refs }),
        world().lastDenial(),
      ).toBe(allowed)
      expect(await world().mayCommit(null, writes)).toBe(false)
    })
  })
}

function uidOf(args: unknown): string {
  return typeof args === 'object' && args !== null && 'uid' in args ? String(args.uid) : ''
}
