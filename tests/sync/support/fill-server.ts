import { directThreadId, parseThread } from '#domain/message/thread.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import { encodeDoc } from '#data/server/rest/values.ts'
import { type InProcessServer, projectId } from './in-process-server.ts'
import { companyId, people } from './seed.ts'

const day = 24 * 60 * 60_000
const uid = people.techA

/** What the server had before `begun`: weeks of orders, their customers, conversations and some receipts. */
export async function fillServer(
  server: InProcessServer,
  random: () => number,
  begun: number,
): Promise<void> {
  const at = () => new Date(begun - Math.floor(random() * 40 * day)).toISOString()
  // Documents of one commit have one time.
  const together = at()
  for (let i = 0; i < 31; i += 1) {
    const id = `order${i}`
    await commitAt(server, `orders/${id}`, orderDoc(id, random), random() < 0.3 ? together : at())
  }
  for (let i = 0; i < 14; i += 1) {
    const doc = {
      name: `Customer ${i}`,
      createdAt: together,
      createdBy: 'seed',
      schema: 1,
      updatedBy: 'seed',
      deletedAt: null,
    }
    await commitAt(server, `customers/customer${i}`, doc, random() < 0.5 ? together : at())
  }
  for (let i = 0; i < 14; i += 1)
    await commitAt(server, `mutations/receipt${i}`, receiptDoc(i, random), at())
  for (let i = 0; i < 30; i += 1) {
    const threadId = conversations[i % conversations.length] ?? 'team'
    const updatedAt = random() < 0.3 ? together : at()
    await commitAt(server, `messages/said${i}`, messageDoc(threadId), updatedAt)
  }
}

export async function commitAt(
  server: InProcessServer,
  ref: Ref,
  doc: Doc,
  at: string,
): Promise<void> {
  const field = ref.startsWith('mutations/') ? 'receivedAt' : 'updatedAt'
  const fields = { ...encodeDoc(ref.split('/')[0] ?? '', doc), [field]: { timestampValue: at } }
  await server.engine.commit([
    { update: { name: documentName(ref, { projectId, companyId }), fields: fields as never } },
  ])
}

const conversations = [
  'team',
  'order-order1',
  `office-${people.techB}`,
  directThreadId(uid, people.techB),
  directThreadId(people.techB, people.office),
]

function messageDoc(threadId: string): Doc {
  const thread = parseThread(threadId)
  return {
    schema: 1,
    updatedBy: people.techB,
    deletedAt: null,
    threadId,
    authorId: people.techB,
    text: 'Hello',
    about: null,
    change: null,
    attachments: [],
    readerIds: thread?.kind === 'direct' ? thread.uids : [people.techB],
    at: '2026-02-01T08:00:00.000Z',
    priority: 'normal',
    replyToId: null,
    mentionIds: [],
    acknowledgements: {},
  }
}

export function orderDoc(id: string, random: () => number): Doc {
  const open = random() < 0.4
  return {
    schema: 1,
    updatedBy: 'seed',
    deletedAt: null,
    ref: 'W-AAAAAA',
    title: `Order ${id}`,
    description: '',
    instructions: '',
    customerId: 'k1',
    siteId: 's1',
    priority: 'normal',
    tags: [],
    status: open ? 'dispatched' : 'done',
    statusAt: '2026-02-01T08:00:00.000Z',
    statusReason: '',
    open,
    isSent: true,
    sentAt: '2026-02-01T08:00:00.000Z',
    assigneeIds: [random() < 0.6 ? uid : people.techB],
    plannedStart: null,
    plannedEnd: null,
    resolution: '',
    followUpOf: null,
    createdAt: '2026-02-01T08:00:00.000Z',
    createdBy: 'seed',
  }
}

function receiptDoc(i: number, random: () => number): Doc {
  const at = '2026-02-01T08:00:00.000Z'
  return {
    schema: 1,
    name: 'order/edit',
    version: 1,
    args: {},
    actorId: uid,
    deviceId: 'd1',
    at,
    deviceAt: at,
    offsetMs: 0,
    refs: [`orders/order${i}`],
    readerIds: [random() < 0.5 ? uid : people.techB],
    conflicts: [],
  }
}
