import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { messageDoc, past, readDoc } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const home = 'companies/home'

/** Conversations: their members, and who can write which messages. */
export function describeConversations(world: () => World): void {
  const say = (uid: string, threadId: string, more: Doc = {}) => {
    const doc = { ...messageDoc(uid, [uid]), threadId, ...more }
    return world().mayCommit(uid, [createOf(`${home}/messages/n`, doc, 'updatedAt')])
  }
  const read = (uid: string, threadId: string, more: Doc = {}) => {
    const doc = { ...readDoc(uid, [uid]), threadId, ...more }
    const path = `${home}/reads/${threadId}__${uid}`
    return world().mayCommit(uid, [createOf(path, doc, 'updatedAt')])
  }

  describe.each([
    ['team', ['owner', 'admin', 'tech', 'editor', 'idle']],
    ['office-tech', ['owner', 'admin', 'tech']],
    ['direct-editor__tech', ['editor', 'tech']],
    ['direct-tech__editor', []],
    ['direct-tech__tech', []],
    ['direct-admin__editor__tech', []],
    ['direct-tech', []],
    ['direct-no id__tech', []],
    ['direct-tech__x y', []],
    ['office-no id', []],
    ['order-', []],
    ['order-no id', []],
    ['teams', []],
  ])('in %s', (threadId, members) => {
    it.each(['owner', 'admin', 'tech', 'editor', 'idle', 'technician-inactive', 'admin-foreign'])(
      '%s can write and read only as a member',
      async (uid) => {
        expect(await say(uid, threadId)).toBe(members.includes(uid))
        if (!threadId.includes(' ')) expect(await read(uid, threadId)).toBe(members.includes(uid))
      },
    )
  })

  it.each([
    ['order-o-onSite', true],
    ['order-o-reviewed', true],
    ['order-o-cancelled', true],
    ['order-o-scheduled', false],
    ['order-o-none', false],
  ])(
    'in %s, those who work on the order can write, even when it is closed: %s',
    async (threadId, sent) => {
      for (const [uid, allowed] of [
        ['owner', true],
        ['admin', true],
        ['tech', sent],
        ['editor', sent],
        ['idle', false],
      ] as const)
        expect(await say(uid, threadId), uid).toBe(allowed)
    },
  )

  it('keeps direct conversations private', async () => {
    const thread = 'direct-editor__tech'
    expect(await say('tech', thread, { readerIds: ['tech', 'editor'] })).toBe(true)
    expect(await say('tech', thread, { readerIds: ['tech', 'editor', 'idle'] })).toBe(false)
    const show = updateOf(`${home}/messages/m-direct`, {
      readerIds: ['editor', 'tech', 'idle'],
      updatedBy: 'admin',
    })
    expect(await world().mayCommit('admin', [show])).toBe(false)
    const seen = updateOf(`${home}/messages/m-desk`, {
      acknowledgements: { admin: past },
      updatedBy: 'admin',
    })
    expect(await world().mayCommit('admin', [seen])).toBe(true)
  })

  it.each([
    ['m-direct', 'p-direct', ['editor', 'tech']],
    ['m-desk', 'p-desk', ['admin', 'tech']],
  ])('allows only its two members to read %s and its photo', async (message, photo, members) => {
    const paths = [`messages/${message}`, `photos/${photo}`, `blobs/${photo}_0`]
    for (const { uid } of people)
      for (const path of paths)
        expect(await world().mayGet(uid, `${home}/${path}`), `${uid} ${path}`).toBe(
          members.includes(uid),
        )
  })

  it.each(people)('can be changed only by its readers, and never shared: $uid', async ({ uid }) => {
    const isMine = uid === 'editor' || uid === 'tech'
    const change = (path: string, fields: Doc) =>
      world().mayCommit(uid, [updateOf(`${home}/${path}`, { ...fields, updatedBy: uid })])
    const shown = { readerIds: ['editor', 'tech', uid === 'admin' ? 'admin' : 'owner'] }
    expect(await change('messages/m-direct', { acknowledgements: { [uid]: past } })).toBe(isMine)
    expect(await change('messages/m-direct', shown)).toBe(false)
    expect(await change('photos/p-direct', shown)).toBe(false)
    expect(await change('photos/p-direct', { caption: 'Here' })).toBe(uid === 'tech')
    expect(await change('photos/p-desk', { caption: 'Here' })).toBe(
      uid === 'tech' || uid === 'admin',
    )
    expect(await change('photos/p-desk', { readerIds: ['admin', 'tech', 'idle'] })).toBe(false)
  })

  it('allows replies only to readable messages of the same conversation', async () => {
    for (const [uid, threadId, replyToId, allowed] of [
      ['tech', 'order-o-onSite', 'm-read', true],
      ['tech', 'team', 'm-read', false],
      ['tech', 'order-o-onSite', 'm-own', false],
      ['admin', 'order-o-onSite', 'm-own', true],
      ['tech', 'order-o-onSite', 'm-none', false],
      ['idle', 'direct-idle__tech', 'm-direct', false],
      ['tech', 'direct-editor__tech', 'm-direct', true],
    ] as const)
      expect(await say(uid, threadId, { replyToId }), `${uid} ${replyToId}`).toBe(allowed)
    expect(await say('tech', 'order-o-onSite', { replyToId: 5 })).toBe(false)
  })

  it('allows only the office to share how far it has read', async () => {
    expect(await read('tech', 'team', { readerIds: ['tech', 'idle'] })).toBe(false)
    expect(await read('admin', 'team', { readerIds: ['admin', 'idle'] })).toBe(true)
  })
}
