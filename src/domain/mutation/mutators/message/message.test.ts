import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { at, tech, worldWithOrder } from '../world.fixture.ts'

const message: MutationArgs<'message/send'> = {
  messageId: 'm1',
  threadId: 'order-o1',
  text: 'The valve is stuck',
  about: 'orders/o1',
  change: null,
  attachments: [],
  readerIds: ['ben', 'tech'],
}
const reply = { priority: 'normal', replyToId: 'm0', mentionIds: [] } as const

/** The documents written once the rules have refused the message and these documents were looked up. */
function sent(args: MutationArgs<'message/send'>, peeked: readonly (readonly [Ref, Doc | null])[]) {
  const prepared = prepareMutation('message/send', args)
  if (!prepared.ok) throw new Error(prepared.problem.type)
  const run = prepared.value.run({ actor: tech, at, peeked: new Map(peeked) }, new Map())
  const [write] = run.ok ? run.value.writes : []
  return write?.type === 'create' ? write.doc : null
}

describe('message/send', () => {
  it('is sent in one’s own conversations only', () => {
    const world = worldWithOrder()
    const inThread = (threadId: string) =>
      world.mutate('message/send', { ...message, threadId }, tech)
    expect(inThread('direct-admin__ben')).toBe('access/not-allowed')
    expect(inThread('office-ben')).toBe('access/not-allowed')
    expect(inThread('elsewhere')).toBe('access/not-allowed')
    expect(inThread('direct-ben__tech')).toBe('ok')
  })

  it('between two people is read by them alone', () => {
    const direct = { ...message, threadId: 'direct-ben__tech', readerIds: ['admin', 'ben'] }
    expect(sent(direct, [])?.readerIds).toEqual(['tech', 'ben'])
  })

  it('goes to the office where the order now belongs to someone else', () => {
    const others = { isSent: true, assigneeIds: ['ben'], status: 'onSite' }
    const mine = { ...others, assigneeIds: ['tech'] }
    const expected = { threadId: 'office-tech', readerIds: ['tech'], about: 'orders/o1' }
    expect(sent(message, [['orders/o1', others]])).toMatchObject(expected)
    expect(sent(message, [['orders/o1', null]])).toMatchObject(expected)
    expect(sent(message, [['orders/o1', mine]])).toMatchObject({ threadId: 'order-o1' })
    expect(sent(message, [])).toMatchObject({ threadId: 'order-o1', readerIds: ['tech', 'ben'] })
  })

  it('replies only to messages that its author can read in that conversation', () => {
    const args = { ...message, tone: reply }
    const said = { threadId: 'order-o1', readerIds: ['tech'] }
    expect(sent(args, [['messages/m0', said]])?.replyToId).toBe('m0')
    expect(sent(args, [])?.replyToId).toBe('m0')
    expect(sent(args, [['messages/m0', { ...said, threadId: 'team' }]])?.replyToId).toBe(null)
    expect(sent(args, [['messages/m0', { ...said, readerIds: ['ben'] }]])?.replyToId).toBe(null)
    expect(sent(args, [['messages/m0', null]])?.replyToId).toBe(null)
  })
})
