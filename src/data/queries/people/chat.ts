import type { Message } from '#domain/entities/message.ts'
import { isSampleId } from '#domain/entities/sample-id.ts'
import { viewersOf } from '#domain/order/is-sent.ts'
import { orderThreadId, parseThread, teamThreadId, type Thread } from '#domain/message/thread.ts'
import type { Row } from '#data/local/database/rows.ts'
import { isLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import type { ThreadItem, ThreadView } from '#data/types/views.ts'
import { defineQuery, type QueryContext } from '../define-query.ts'
import { manyEntitiesOf, entityOf, entitiesOf } from '../entities-of.ts'

/** The sets of the office and of a technician. */
const messageSets = ['messages:office', 'messages:mine']
const directSets = ['messages:direct', 'messages:mine']
const readSets = ['reads']

/** Larger numbers are not shown, and it is counted after every message. */
const maxUnread = 1000

/**
 * The conversations on this device, the latest first, always including everyone's. Undefined if there are no messages
 * and the first load is not over.
 */
export function threadList(): Query<readonly ThreadItem[] | undefined> {
  return defineQuery('threadList', null, async (context) => {
    const { db, uid } = context
    const [isKnown, isReadKnown, threadIds, urgent, marks] = await Promise.all([
      isLoaded(db, messageSets),
      isLoaded(db, readSets),
      db.messages.orderBy('threadId').uniqueKeys(),
      db.messages.where('priority').equals('urgent').toArray(),
      readMarks(context),
    ])
    if (!isKnown && threadIds.length === 0) return undefined
    const unacknowledged = entitiesOf('messages', urgent).filter((one) =>
      isUnacknowledged(one, uid),
    )
    const ids = new Set([teamThreadId, ...threadIds.map(String)])
    const items = await Promise.all(
      [...ids].map(async (id): Promise<readonly ThreadItem[]> => {
        const thread = parseThread(id)
        if (!thread || (await isRemovedSample(thread, context))) return []
        const [last, unread, title] = await Promise.all([
          messagesAfter(context, id).reverse().filter(isReadable).first(),
          messagesAfter(context, id, marks.get(id)).limit(maxUnread).toArray(),
          titleOf(thread, context),
        ])
        const others = entitiesOf('messages', unread).filter(({ authorId }) => authorId !== uid)
        const mine = unacknowledged.filter(({ threadId }) => threadId === id).sort(byTime)
        const item = {
          id,
          thread,
          title,
          last: entityOf('messages', last),
          // Until this person's read marks are loaded, everything would count as unread.
          unread: isReadKnown || marks.has(id) ? others.length : 0,
          urgent: mine.length,
          urgentId: mine[0]?.id ?? null,
          urgentText: mine[0]?.text ?? '',
        }
        return [item]
      }),
    )
    return items.flat().sort((a, b) => (b.last?.at ?? '').localeCompare(a.last?.at ?? ''))
  })
}

/** One conversation, oldest first. */
export function threadView(id: string): Query<ThreadView | null> {
  return defineQuery('threadView', id, async (context) => {
    const { db, uid } = context
    const thread = parseThread(id)
    if (!thread) return null
    const [isKnown, isWhole, isReadKnown, rows, marks, readRows, unsent] = await Promise.all([
      isLoaded(db, messageSets),
      isLoaded(db, thread.kind === 'direct' ? directSets : messageSets),
      isLoaded(db, readSets),
      db.messages.where('threadId').equals(id).toArray(),
      readMarks(context),
      db.reads.where('threadId').equals(id).toArray(),
      db.base.where('ref').startsWith('messages/').primaryKeys(),
    ])
    const order = thread.kind === 'order' ? await db.orders.get(thread.orderId) : undefined
    const title = await titleOf(thread, context)
    const others = entitiesOf('reads', readRows).filter(({ userId }) => userId !== uid)
    return {
      id,
      thread,
      title,
      // Nothing is read after this: a live query does not see reads that come after a pause.
      messages: (await manyEntitiesOf('messages', rows)).sort(byTime),
      isKnown: isKnown || rows.length > 0,
      isWhole: isWhole && isReadKnown,
      unsentIds: new Set(unsent.map((ref) => ref.slice('messages/'.length))),
      readAt: marks.get(id) ?? '',
      isReadKnown: isReadKnown || marks.has(id),
      officeReadAt:
        others
          .map(({ readAt }) => readAt)
          .toSorted()
          .at(-1) ?? '',
      viewerIds: viewersIn(order),
    }
  })
}

/** The messages of a thread after an instant, oldest first, found by index so that long histories cost nothing. */
function messagesAfter({ db }: QueryContext, threadId: string, after = '') {
  return db.messages.where('[threadId+at]').between([threadId, after], [threadId, '~'], false, true)
}

function viewersIn(row: Row | undefined): readonly string[] {
  const order = entityOf('orders', row)
  return order ? viewersOf(order) : []
}

/** Whether it was about an order of the sample data that is gone: what people tried in it goes, too. */
async function isRemovedSample(thread: Thread, { db }: QueryContext): Promise<boolean> {
  if (thread.kind !== 'order' || !isSampleId(thread.orderId)) return false
  return entityOf('orders', await db.orders.get(thread.orderId)) === null
}

function isReadable(row: Row): boolean {
  return entityOf('messages', row) !== null
}

/** Whether this person still has to acknowledge it. */
export function isUnacknowledged(message: Message, uid: string): boolean {
  const mine = message.authorId === uid || message.acknowledgements[uid] !== undefined
  return message.priority === 'urgent' && !mine
}

function byTime(a: Message, b: Message): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1
}

/** How far this person has read each thread. */
async function readMarks({ db, uid }: QueryContext): Promise<ReadonlyMap<string, string>> {
  const marks = entitiesOf('reads', await db.reads.toArray())
  return new Map(
    marks.filter(({ userId }) => userId === uid).map(({ threadId, readAt }) => [threadId, readAt]),
  )
}

/** The name of what it is about, if this device knows it; '' for everyone's conversation. */
async function titleOf(thread: Thread, { db, uid }: QueryContext): Promise<string> {
  if (thread.kind === 'order') {
    const order = entityOf('orders', await db.orders.get(thread.orderId))
    return order?.title ?? orderThreadId(thread.orderId)
  }
  if (thread.kind === 'team') return ''
  const other = thread.kind === 'direct' ? thread.uids.find((one) => one !== uid) : thread.uid
  return entityOf('users', await db.users.get(other ?? uid))?.name ?? ''
}
