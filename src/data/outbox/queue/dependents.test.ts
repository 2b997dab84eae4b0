import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { getPath } from '#lib/paths.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { withDependents } from './dependents.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { replay } from '../rebase/replay.ts'
import { runRow } from '../rebase/run-row.ts'

const actor = {
  uid: 't1',
  companyId: 'k1',
  role: 'admin',
  status: 'active',
  permissions: [],
} as const

const question = (id: string) => ({ id, kind: 'text', label: id })
const { id: _id, ...order } = orderFixture('a', {
  checklist: ['q1', 'q2', 'q3'].map(question) as never,
})
const stamps = { schema: 1, updatedAt: order.updatedAt, updatedBy: 'a1', deletedAt: null }
const made = { ...stamps, createdAt: order.createdAt, createdBy: 'a1' }
const serverVersions: ReadonlyMap<Ref, Doc> = new Map<Ref, Doc>([
  ['orders/a', order],
  ['orders/b', order],
  ['customers/c1', { ...made, name: 'Quay' }],
  ['sites/s1', { ...made, customerId: 'c1' }],
])

/** A queue as a device would hold it: each mutation ran over those before it. */
function createQueue() {
  const rows: OutboxRow[] = []
  const docs = () => replay(rows, serverVersions).docs
  return {
    rows,
    docs,
    doc: (ref: Ref) => docs().get(ref),
    add(name: string, args: object, waitsFor: readonly string[] = []): string | null {
      const prepared = prepareMutation(name, args)
      if (!prepared.ok) return null
      const seq = rows.length + 1
      const at = new Date(Date.parse('2026-05-02T08:00:00Z') + seq * 60_000).toISOString()
      const { refs, version } = prepared.value
      const row = outboxRow({ seq, name, args, version, actor, at, refs, waitsFor })
      const { run, after } = runRow(row, docs())
      if (!run || run.conflicts.length > 0) return null
      rows.push({ ...row, writes: [...after.keys()] })
      return row.id
    },
    going: (id: string | null) => {
      const all = withDependents(rows, serverVersions, [id ?? ''])
      return rows.filter((row) => all.has(row.id)).map((row) => row.id)
    },
  }
}

type Queue = ReturnType<typeof createQueue>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function edit(queue: Queue, id: string, field: string, to: unknown) {
  const from = queue.doc(`orders/${id}`)?.[field]
  return queue.add('order/edit', { orderId: id, edits: { [field]: { from, to } } })
}

function answer(queue: Queue, id: string, item: string, value: string) {
  const answers = (queue.doc(`orders/${id}`)?.answers ?? {}) as Record<string, unknown>
  const edits = { [item]: { from: answers[item] ?? null, to: { value } } }
  return queue.add('order/answer', { orderId: id, edits })
}

function move(queue: Queue, id: string, to: OrderStatus, clock?: object) {
  const from = text(queue.doc(`orders/${id}`)?.status)
  return queue.add('order/move', { orderId: id, from, to, reason: 'x', ...(clock && { clock }) })
}

const begin = (entryId: string, kind = 'order') => ({
  endIds: [],
  start: { entryId, kind, orderId: null },
})

describe('about one order', () => {
  test('discarding an answer discards later answers to the same question, and nothing else', () => {
    const queue = createQueue()
    const first = answer(queue, 'a', 'q1', 'wrong')
    answer(queue, 'a', 'q2', 'kept')
    edit(queue, 'a', 'resolution', 'Valve replaced')
    move(queue, 'a', 'onSite')
    const again = answer(queue, 'a', 'q1', 'worse')
    answer(queue, 'b', 'q1', 'kept')
    expect(queue.going(first)).toEqual([first, again])
  })

  test('discarding a text discards no answer, and no status change that copies it', () => {
    const queue = createQueue()
    const onSite = move(queue, 'a', 'onSite')
    const words = edit(queue, 'a', 'resolution', 'Valve replaced')
    answer(queue, 'a', 'q1', 'kept')
    const done = move(queue, 'a', 'done')
    expect(queue.going(words)).toEqual([words])
    expect(queue.going(onSite)).toEqual([onSite, done])
  })

  test('discarding a status change discards the ones that follow it', () => {
    const queue = createQueue()
    const accepted = move(queue, 'a', 'accepted')
    edit(queue, 'a', 'resolution', 'kept')
    const onSite = move(queue, 'a', 'onSite')
    const back = queue.add('order/takeBack', { orderId: 'a', from: 'onSite', to: 'accepted' })
    move(queue, 'b', 'accepted')
    expect(queue.going(accepted)).toEqual([accepted, onSite, back])
    expect(queue.going(back)).toEqual([back])
  })

  test('a clock whose start is discarded needs no end, and the status change that ended it stays', () => {
    const queue = createQueue()
    const pause = queue.add('time/clock', begin('t1', 'break'))
    const resume = move(queue, 'a', 'onSite', {
      endIds: ['t1'],
      start: { entryId: 't2', kind: 'order', orderId: 'a' },
    })
    const end = queue.add('time/clock', { endIds: ['t1', 't2'], start: null })
    const onlyEnd = createQueue()
    const started = onlyEnd.add('time/clock', begin('t1'))
    const ended = onlyEnd.add('time/clock', { endIds: ['t1'], start: null })
    expect(queue.going(pause)).toEqual([pause])
    expect(queue.going(resume)).toEqual([resume, end])
    expect(onlyEnd.going(started)).toEqual([started, ended])
  })
})

describe('of what was created', () => {
  test('what builds on it is discarded too', () => {
    const queue = createQueue()
    const site = { name: '', address: {}, directions: '', gateCode: '', accessNotes: '', geo: null }
    const customer = { phone: '', email: '', notes: '', billingAddress: null, name: 'New' }
    const created = queue.add('customer/create', {
      customerId: 'n1',
      siteId: 'n2',
      ...customer,
      site,
    })
    const fields = { title: 'x', description: '', instructions: '', priority: 'normal', tags: [] }
    const plan = { plannedStart: null, plannedEnd: null, assigneeIds: [], followUpOf: null }
    const of = (orderId: string, customerId: string, siteId: string) =>
      queue.add('order/create', { orderId, customerId, siteId, ...fields, ...plan })
    const ordered = of('n3', 'n1', 'n2')
    const other = of('n4', 'c1', 's1')
    const edited = edit(queue, 'n3', 'description', 'more')
    expect([created, ordered, other, edited]).not.toContain(null)
    expect(queue.going(created)).toEqual([created, ordered, edited])
    expect(queue.going(ordered)).toEqual([ordered, edited])
  })

  test('what waits for a photo is discarded with it', () => {
    const queue = createQueue()
    const photo = queue.add('photo/add', {
      photoId: 'p1',
      about: 'orders/a',
      kind: 'photo',
      contentType: 'image/png',
      size: 1,
      chunks: 1,
      sha256: '0'.repeat(64),
      width: 1,
      height: 1,
      takenAt: order.createdAt,
      caption: '',
      readerIds: [],
    })
    const finish = queue.add('photo/finish', { photoId: 'p1' }, ['p1'])
    const note = queue.add(
      'message/send',
      {
        messageId: 'm1',
        threadId: 'team',
        text: 'Look',
        about: null,
        change: null,
        attachments: ['p1'],
        readerIds: [],
      },
      ['p1'],
    )
    expect([photo, finish, note]).not.toContain(null)
    expect(queue.going(photo)).toEqual([photo, finish, note])
  })

  test('a read mark of a thread stays without the one before it', () => {
    const queue = createQueue()
    const mark = (readAt: string) =>
      queue.add('thread/read', { threadId: 'team', userId: 't1', readAt, memberIds: [] })
    const first = mark('2026-05-02T08:00:00Z')
    expect(mark('2026-05-02T09:00:00Z')).not.toBe(null)
    expect(queue.going(first)).toEqual([first])
  })
})

test('for a change that this app does not know, its documents decide', () => {
  const queue = createQueue()
  const first = edit(queue, 'a', 'title', 'Mine')
  const unknown = outboxRow({ seq: 2, name: 'order/teleport', writes: ['orders/a'] })
  const other = outboxRow({
    ...unknown,
    seq: 3,
    id: 'm3',
    refs: ['orders/b'],
    writes: ['orders/b'],
  })
  const damaged = outboxRow({ seq: 4, args: null })
  queue.rows.push(unknown, other, damaged)
  expect(queue.going(first)).toEqual([first, unknown.id, damaged.id])
  expect(queue.going(unknown.id)).toEqual([unknown.id, damaged.id])
})

describe('whatever was queued, and whichever part of it is discarded', () => {
  type Act = (queue: Queue, n: number) => unknown
  const actions: readonly Act[] = [
    (queue, n) => edit(queue, n % 2 ? 'a' : 'b', 'resolution', `text ${n}`),
    (queue, n) => edit(queue, 'a', 'title', `title ${n}`),
    (queue, n) => edit(queue, 'a', 'tags', [`t${n % 3}`]),
    (queue, n) => answer(queue, n % 2 ? 'a' : 'b', `q${(n % 3) + 1}`, `answer ${n}`),
    (queue, n) => move(queue, n % 2 ? 'a' : 'b', statuses[n % statuses.length] ?? 'accepted'),
    (queue, n) => {
      const endIds = runningEntries(queue)
      return move(queue, 'a', statuses[n % statuses.length] ?? 'onSite', {
        endIds,
        start: { entryId: `e${n}`, kind: 'order', orderId: 'a' },
      })
    },
    (queue, n) => queue.add('time/clock', begin(`e${n}`, 'day')),
    (queue) => queue.add('time/clock', { endIds: runningEntries(queue), start: null }),
    (queue) => {
      const [from, to] = [text(queue.doc('orders/a')?.status), 'accepted']
      return queue.add('order/takeBack', { orderId: 'a', from, to })
    },
    (queue, n) =>
      queue.add('order/followUp', {
        orderId: `f${n % 4}`,
        followUpOf: n % 5 ? 'a' : `f${(n + 1) % 4}`,
        title: 'Again',
        description: '',
      }),
    (queue, n) => edit(queue, `f${n % 4}`, 'description', `more ${n}`),
    (queue, n) =>
      queue.add('order/assign', {
        orderId: 'a',
        edits: {
          assigneeIds: {
            from: queue.doc('orders/a')?.assigneeIds,
            to: n % 2 ? ['t1'] : ['t1', 't2'],
          },
        },
      }),
    (queue, n) =>
      queue.add('thread/read', {
        threadId: 'team',
        userId: 't1',
        readAt: new Date(Date.parse(order.createdAt) + n * 1000).toISOString(),
        memberIds: [],
      }),
  ]
  const statuses: readonly OrderStatus[] = ['accepted', 'enRoute', 'onSite', 'paused', 'done']

  const queues = fc
    .array(fc.tuple(fc.nat(actions.length - 1), fc.nat(60)), { minLength: 1, maxLength: 16 })
    .map((steps) => {
      const queue = createQueue()
      for (const [index, n] of steps) actions[index]?.(queue, n)
      return queue
    })
    .filter(({ rows }) => rows.length > 0)

  const runs = { seed: 17, numRuns: 400 }

  test('the rest still runs as before, and other people’s writes stand', () => {
    fc.assert(
      fc.property(queues, fc.nat(), (queue, pick) => {
        const first = queue.rows[pick % queue.rows.length]
        const gone = withDependents(queue.rows, serverVersions, [first?.id ?? ''])
        let shown: ReadonlyMap<Ref, Doc> = new Map(serverVersions)
        let kept: ReadonlyMap<Ref, Doc> = new Map(serverVersions)
        for (const row of queue.rows) {
          const ran = runRow(row, shown)
          shown = new Map([...shown, ...ran.after])
          if (gone.has(row.id)) continue
          const alone = runRow(row, kept)
          kept = new Map([...kept, ...alone.after])
          expect(alone.run, row.name).not.toBe(null)
          expect(alone.run?.conflicts).toEqual([])
          expect((alone.run?.writes.length ?? 0) > 0).toBe((ran.run?.writes.length ?? 0) > 0)
          for (const write of alone.run?.writes ?? []) {
            const fields = write.type === 'update' ? write.fields : {}
            expect(Object.keys(fields)).not.toContain('needsReview')
          }
        }
        // Fields without a discarded change read as before.
        const lost = queue.rows
          .filter((row) => gone.has(row.id))
          .flatMap((row) => fieldsOf(queue, row))
        for (const row of queue.rows.filter(({ id }) => !gone.has(id))) {
          for (const field of fieldsOf(queue, row).filter((one) => !isIn(lost)(one))) {
            const [ref = '', path = ''] = field.split(' ')
            const value = (docs: ReadonlyMap<Ref, Doc>) => getPath(docs.get(ref as Ref) ?? {}, path)
            const isGone = !kept.has(ref as Ref) || ref.startsWith('visits/')
            if (!isGone) expect(value(kept), field).toEqual(value(shown))
          }
        }
      }),
      runs,
    )
  })

  test('nothing is discarded without a reason', () => {
    fc.assert(
      fc.property(queues, fc.nat(), (queue, pick) => {
        const first = queue.rows[pick % queue.rows.length]
        const gone = withDependents(queue.rows, serverVersions, [first?.id ?? ''])
        for (const row of queue.rows) {
          if (row === first || !gone.has(row.id)) continue
          const others = queue.rows.filter((one) => one !== row && gone.has(one.id))
          const sharesField = others.some((one) =>
            fieldsOf(queue, one).some(isIn(fieldsOf(queue, row))),
          )
          const rest = queue.rows.filter((one) => !gone.has(one.id) && one.seq < row.seq)
          const alone = runRow(row, replay(rest, serverVersions).docs)
          const ran = runRow(row, replay(queue.rows.slice(0, row.seq - 1), serverVersions).docs)
          const isSame =
            alone.run !== null &&
            alone.run.conflicts.length === 0 &&
            [...alone.after.keys()].join() === [...ran.after.keys()].join()
          expect(sharesField || !isSame, `${row.name} after ${first?.name}`).toBe(true)
        }
      }),
      runs,
    )
  })
})

function runningEntries(queue: Queue): readonly string[] {
  return [...queue.docs()].flatMap(([ref, doc]) =>
    ref.startsWith('timeEntries/') && doc.endedAt === null
      ? [ref.slice('timeEntries/'.length)]
      : [],
  )
}

/** The fields that a row of the queue changes, as `orders/a title`. */
function fieldsOf(queue: Queue, row: OutboxRow): readonly string[] {
  const { run } = runRow(row, replay(queue.rows.slice(0, row.seq - 1), serverVersions).docs)
  return (run?.writes ?? []).flatMap((write) =>
    write.type === 'update' ? Object.keys(write.fields).map((path) => `${write.ref} ${path}`) : [],
  )
}

function isIn(fields: readonly string[]): (field: string) => boolean {
  return (field) => fields.includes(field)
}
