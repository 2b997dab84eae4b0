import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { messageDoc, past, timeDoc } from '../world/documents.ts'
import { movementDoc } from '../world/stock-documents.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const later = '2026-03-01T12:00:00.000Z'
const earlier = '2026-03-01T07:00:00.000Z'

/** Time entries, movements, read marks and acknowledgements that the app never sends. */
export function describeTimeAndMovements(world: () => World): void {
  const enter = (uid: string, more: Doc, path = 'timeEntries/n') => {
    const doc = { ...timeDoc(uid), ...more }
    return world().mayCommit(uid, [createOf(`companies/home/${path}`, doc, 'updatedAt')])
  }
  const correct = (uid: string, id: string, fields: Doc) =>
    world().mayCommit(uid, [
      updateOf(`companies/home/timeEntries/${id}`, { ...fields, updatedBy: uid }),
    ])

  it.each([
    { userId: 'idle' },
    { userId: 'not an id' },
    { kind: 'holiday' },
    { orderId: 5 },
    { startedAt: 'now' },
    { endedAt: 'later' },
    { endedAt: earlier },
    { note: 5 },
    { createdBy: 'idle' },
    { createdAt: 'now' },
    { deletedAt: 'never' },
    { schema: 2 },
    { extra: 1 },
  ])('denies time entries with %j', async (more) => {
    expect(await enter('tech', {})).toBe(true)
    expect(await enter('tech', { endedAt: later })).toBe(true)
    expect(await enter('tech', more)).toBe(false)
  })

  it.each([
    ['of 36 hours', '2026-02-27T08:00:00Z', '2026-02-28T20:00:00Z', true],
    ['over 36 hours', '2026-02-27T08:00:00Z', '2026-02-28T21:00:00Z', false],
    ['of a hundred years', '1926-03-01T08:00:00Z', past, false],
    ['of the year before last', '2024-12-31T08:00:00Z', '2024-12-31T09:00:00Z', false],
    ['just begun by a fast clock', '2026-03-02T09:03:00Z', null, true],
    ['begun in the future', '2026-03-02T09:06:00Z', null, false],
    ['ended in the future', past, '2026-03-02T09:06:00Z', false],
  ])('limits a time entry %s', async (_, startedAt, endedAt, allowed) => {
    const until = { until: '2026-03-02T09:04:00.000Z' }
    const doc = { ...timeDoc('tech'), startedAt, endedAt }
    const write = createOf('companies/home/timeEntries/n', doc, 'updatedAt')
    expect(await world().mayCommit('tech', [write], until)).toBe(allowed)
    const corrected = updateOf('companies/home/timeEntries/te-tech', {
      startedAt,
      endedAt,
      note: 'Because',
      updatedBy: 'tech',
    })
    expect(await world().mayCommit('tech', [corrected], until)).toBe(allowed)
  })

  it('keeps older entries that are too long, but limits changes of their times', async () => {
    expect(await correct('tech', 'te-long', { note: 'Forgot to tap' })).toBe(true)
    const tooLong = { note: 'Because', endedAt: '2025-05-03T10:00:00Z' }
    expect(await correct('tech', 'te-long', tooLong)).toBe(false)
    expect(await correct('tech', 'te-long', { note: 'x', endedAt: '2025-05-02T10:00:00Z' })).toBe(
      true,
    )
    expect(await correct('tech', 'te-long', { note: 5, endedAt: null })).toBe(false)
    expect(await correct('tech', 'te-deleted', { note: 'Back' })).toBe(false)
  })

  it.each([
    ['o-onSite', true],
    ['o-reviewed', true],
    ['o-scheduled', false],
    ['o-none', false],
    ['no id!', false],
  ])('allows technicians time entries on their own orders: %s', async (orderId, sent) => {
    expect(await enter('tech', { orderId })).toBe(sent)
    expect(await enter('idle', { orderId })).toBe(false)
    expect(await enter('admin', { orderId })).toBe(orderId !== 'no id!')
  })

  it('requires a new note for each correction', async () => {
    expect(await correct('tech', 'te-noted', { endedAt: later, note: 'Flat phone' })).toBe(false)
    expect(await correct('tech', 'te-noted', { endedAt: later, note: ' Flat phone ' })).toBe(false)
    expect(await correct('admin', 'te-noted', { deletedAt: later, note: 'Flat phone' })).toBe(false)
    expect(await correct('tech', 'te-noted', { endedAt: later, note: 'Forgot' })).toBe(true)
    expect(await correct('admin', 'te-noted', { deletedAt: later, note: 'Twice' })).toBe(true)
  })

  it('allows the office to add time entries of other users', async () => {
    expect(await enter('admin', { userId: 'tech' })).toBe(true)
    expect(await enter('admin', { userId: 'no id!' })).toBe(false)
  })

  it('allows only ending an entry without a note', async () => {
    expect(await correct('tech', 'te-tech', { endedAt: later })).toBe(true)
    expect(await correct('tech', 'te-ended', { endedAt: later })).toBe(false)
    expect(await correct('tech', 'te-ended', { endedAt: later, note: 'Flat phone' })).toBe(true)
    expect(await correct('tech', 'te-tech', { startedAt: earlier })).toBe(false)
    expect(await correct('tech', 'te-tech', { deletedAt: later })).toBe(false)
    expect(await correct('tech', 'te-tech', { deletedAt: later, note: 'Wrong tap' })).toBe(true)
    expect(await correct('tech', 'te-tech', { deletedAt: 'x', note: 'Wrong tap' })).toBe(false)
    expect(await correct('tech', 'te-owner', { endedAt: later })).toBe(false)
    expect(await correct('tech', 'te-tech', { endedAt: earlier })).toBe(false)
    expect(await correct('tech', 'te-tech', { endedAt: '2026-03-02T09:06:00Z' })).toBe(false)
    expect(await correct('admin', 'te-tech', { endedAt: later })).toBe(false)
    expect(await correct('admin', 'te-tech', { endedAt: later, note: 'Gone home' })).toBe(true)
    for (const fields of [{ userId: 'idle' }, { kind: 'day' }, { orderId: 'o' }, { extra: 1 }]) {
      const noted = { ...fields, note: 'Because' }
      expect(await correct('tech', 'te-tech', noted), JSON.stringify(fields)).toBe(false)
    }
  })

  const move = (uid: string, more: Doc) =>
    world().mayCommit(uid, [
      createOf('companies/home/movements/n', { ...movementDoc(uid), ...more }, 'updatedAt'),
    ])

  it.each([
    { type: 'steal' },
    { type: 'receive' },
    { itemId: 5 },
    { name: 5 },
    { unit: 5 },
    { fromId: 5 },
    { fromId: 'van-tech' },
    { fromId: 'nowhere' },
    { toId: 'van-tech' },
    { toId: 5, type: 'transferOut' },
    { quantity: 0 },
    { quantity: -1 },
    { quantity: '1' },
    { quantity: 10_001 },
    { quantity: 1e-9 },
    { quantity: 0.0009 },
    { itemId: 'no-such-part' },
    { orderId: null },
    { orderId: 'o-none' },
    { orderId: 'o-asked' },
    { orderId: 'o-reviewed' },
    { orderId: 'o-invoiced' },
    { orderId: 'o-cancelled' },
    { orderId: 'o-deleted' },
    { lateOrderId: 'o-onSite' },
    { orderId: null, lateOrderId: 'a b' },
    { at: '2199-01-01T00:00:00Z' },
    { at: '1900-01-01T00:00:00Z' },
    { quantity: -1_000_001, type: 'count', fromId: null, toId: 'van-editor' },
    { orderId: 5 },
    { transferId: 5 },
    { reason: 5 },
    { at: 'now' },
    { actorId: 'tech' },
    { readerIds: ['tech'] },
    { readerIds: 'editor' },
    { deletedAt: past },
    { schema: 2 },
    { extra: 1 },
  ])('denies movements with %j', async (more) => {
    expect(await move('editor', {})).toBe(true)
    expect(await move('editor', more)).toBe(false)
  })

  it('denies movements that lack a field', async () => {
    const { reason: _, ...lacking } = movementDoc('editor')
    const path = 'companies/home/movements/n'
    expect(await world().mayCommit('editor', [createOf(path, lacking, 'updatedAt')])).toBe(false)
    const theirs = { fromId: 'van-tech', readerIds: ['admin', 'tech'] }
    expect(await move('admin', theirs)).toBe(true)
  })

  const mark = (more: Doc, id = 'order-o__tech') => {
    const doc = { threadId: 'order-o', userId: 'tech', readAt: past, readerIds: ['tech'], ...more }
    const stamps = { schema: 1, updatedBy: 'tech', deletedAt: null, ...doc }
    return world().mayCommit('tech', [createOf(`companies/home/reads/${id}`, stamps, 'updatedAt')])
  }

  it.each([
    { threadId: 'no id!' },
    { threadId: 'other' },
    { userId: 'idle' },
    { readAt: 'now' },
    { readAt: '2026-03-02T09:06:00Z' },
    { readAt: '2199-01-01T00:00:00Z' },
    { readAt: '1900-01-01T00:00:00Z' },
    { readerIds: ['idle'] },
    { readerIds: 'tech' },
    { deletedAt: past },
    { schema: 2 },
    { extra: 1 },
  ])('denies read marks with %j', async (more) => {
    expect(await mark({})).toBe(true)
    expect(await mark(more)).toBe(false)
    expect(await mark({}, 'order-o__idle')).toBe(false)
  })

  it('allows changing only the time of a read mark', async () => {
    const move = (fields: Doc) => {
      const path = 'companies/home/reads/team__tech'
      return world().mayCommit('tech', [updateOf(path, { ...fields, updatedBy: 'tech' })])
    }
    expect(await move({ readAt: later })).toBe(true)
    expect(await move({ readAt: 'now' })).toBe(false)
    expect(await move({ readAt: later, threadId: 'other' })).toBe(false)
    expect(await move({ readAt: later, readerIds: [] })).toBe(false)
    const theirs = updateOf('companies/home/reads/team__tech', { readAt: later, updatedBy: 'idle' })
    expect(await world().mayCommit('tech', [theirs])).toBe(false)
    const { updateTransforms: _, ...untimed } = theirs
    expect(await world().mayCommit('tech', [untimed])).toBe(false)
  })

  it('allows acknowledging only for oneself', async () => {
    const acknowledge = (uid: string, acknowledgements: unknown, more: Doc = {}) => {
      const fields = { acknowledgements, ...more, updatedBy: uid }
      return world().mayCommit(uid, [updateOf('companies/home/messages/m-read', fields)])
    }
    expect(await acknowledge('tech', { tech: past })).toBe(true)
    expect(await acknowledge('tech', { tech: 'now' })).toBe(false)
    expect(await acknowledge('tech', { tech: past, editor: past })).toBe(false)
    expect(await acknowledge('tech', { tech: past }, { text: 'Other words' })).toBe(false)
    expect(await acknowledge('idle', { idle: past })).toBe(false)
  })

  it('denies changes of an acknowledgement', async () => {
    const again = (uid: string, field: string, at: unknown) => {
      const fields = { [`acknowledgements.${field}`]: at, updatedBy: uid }
      return world().mayCommit(uid, [updateOf('companies/home/messages/m-seen', fields)])
    }
    for (const at of ['2026-02-01T08:00:00.000Z', '2026-03-01T09:00:00.000Z', null])
      for (const uid of ['tech', 'admin']) expect(await again(uid, 'tech', at), uid).toBe(false)
    expect(await again('editor', 'editor', past)).toBe(true)
    expect(await again('admin', 'admin', past)).toBe(true)
  })

  it.each([
    { priority: 'shout' },
    { replyToId: 5 },
    { mentionIds: 'tech' },
    { acknowledgements: { tech: past } },
  ])('denies messages with %j', async (more) => {
    const doc = { ...messageDoc('tech', ['tech']), ...more }
    const write = createOf('companies/home/messages/n', doc, 'updatedAt')
    expect(await world().mayCommit('tech', [write])).toBe(false)
  })

  it('denies changes of a movement', async () => {
    const change = { quantity: 2, updatedBy: 'owner' }
    const write = updateOf('companies/home/movements/mv-own', change)
    expect(await world().mayCommit('owner', [write])).toBe(false)
  })
}
