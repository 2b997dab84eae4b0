import type { Message } from '#domain/entities/message.ts'
import { orderThreadId, parseThread, teamThreadId, type Thread } from '#domain/message/thread.ts'
import type { Query, ThreadItem, ThreadView } from '../types.ts'
import { defineQuery, type QueryContext } from './define-query.ts'
import { parseOne, parseRows } from './parse-rows.ts'

/** The conversations on this device, the latest first; everybody's is always among them. */
export function threadList(): Query<readonly ThreadItem[]> {
  return defineQuery('threadList', null, async (context) => {
    const { db, uid } = context
    const [messages, marks] = await Promise.all([
      db.messages.toArray().then((rows) => parseRows('messages', rows)),
      readMarks(context),
    ])
    const byThread = new Map<string, Message[]>([[teamThreadId, []]])
    for (const message of messages) {
      const known = byThread.get(message.threadId)
      if (known) known.push(message)
      else byThread.set(message.threadId, [message])
    }
    const items: ThreadItem[] = []
    for (const [id, said] of byThread) {
      const thread = parseThread(id)
      if (!thread) continue
      const readAt = marks.get(id) ?? ''
      const others = said.filter((message) => message.authorId !== uid)
      items.push({
        id,
        thread,
        title: await titleOf(thread, context),
        last: said.toSorted(byTime).at(-1) ?? null,
        unread: others.filter(({ at }) => at > readAt).length,
        urgent: others.filter((message) => isUnacknowledged(message, uid)).length,
      })
    }
    return items.sort((a, b) => (b.last?.at ?? '').localeCompare(a.last?.at ?? ''))
  })
}

/** One conversation, oldest first. */
export function threadView(id: string): Query<ThreadView | null> {
  return defineQuery('threadView', id, async (context) => {
    const { db, uid } = context
    const thread = parseThread(id)
    if (!thread) return null
    const [rows, marks, readRows, unsent] = await Promise.all([
      db.messages.where('threadId').equals(id).toArray(),
      readMarks(context),
      db.reads.where('threadId').equals(id).toArray(),
      db.base.where('ref').startsWith('messages/').primaryKeys(),
    ])
    const order = thread.kind === 'order' ? await db.orders.get(thread.orderId) : undefined
    const others = parseRows('reads', readRows).filter(({ userId }) => userId !== uid)
    return {
      id,
      thread,
      title: await titleOf(thread, context),
      messages: parseRows('messages', rows).toSorted(byTime),
      unsentIds: new Set(unsent.map((ref) => ref.slice('messages/'.length))),
      readAt: marks.get(id) ?? '',
      officeReadAt:
        others
          .map(({ readAt }) => readAt)
          .toSorted()
          .at(-1) ?? '',
      assigneeIds: parseOne('orders', order)?.assigneeIds ?? [],
    }
  })
}

/** Whether somebody has to say yet that they saw it. */
export function isUnacknowledged(message: Message, uid: string): boolean {
  const mine = message.authorId === uid || message.acknowledgements[uid] !== undefined
  return message.priority === 'urgent' && !mine
}

function byTime(a: Message, b: Message): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1
}

/** How far this person has read each thread. */
async function readMarks({ db, uid }: QueryContext): Promise<ReadonlyMap<string, string>> {
  const marks = parseRows('reads', await db.reads.toArray())
  return new Map(
    marks.filter(({ userId }) => userId === uid).map(({ threadId, readAt }) => [threadId, readAt]),
  )
}

/** What it is about, where this device knows; '' for everybody's. */
async function titleOf(thread: Thread, { db, uid }: QueryContext): Promise<string> {
  if (thread.kind === 'order') {
    const order = parseOne('orders', await db.orders.get(thread.orderId))
    return order?.title ?? orderThreadId(thread.orderId)
  }
  if (thread.kind === 'team') return ''
  const other = thread.kind === 'direct' ? thread.uids.find((one) => one !== uid) : thread.uid
  return parseOne('users', await db.users.get(other ?? uid))?.name ?? ''
}
