import { expect } from '@playwright/test'
import { workBounds } from '#domain/time/bounds.ts'
import { toFields } from '#emulator/demo/to-fields.ts'
import type { Value } from '#emulator/values/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { goodDocuments } from '../../sync/poison/good-documents.ts'
import { attachReceipt } from '../../rules/world/attach-receipt.ts'
import type { World } from '../world.ts'

const uid = 'demo-technician'
/** The technician may read all of these documents, and the orders are theirs. */
const audience = { readerIds: [uid], assigneeIds: [uid], userId: uid, authorId: uid, actorId: uid }

/** Values that once stopped every device, as JSON and as Firestore stores them. */
const lookalike = { seconds: 9e15, nanoseconds: 0, toDate: 1 }
const poison: readonly Value[] = [
  { mapValue: { fields: toFields('', lookalike) } },
  { referenceValue: 'projects/demo-daybook/databases/(default)/documents/a/b' },
  { bytesValue: 'AAEC' },
  { doubleValue: NaN },
  { geoPointValue: { latitude: 1, longitude: 2 } },
  { timestampValue: '9999-12-31T23:59:59.999999Z' },
]

/** Fields that hold maps or lists of maps, and one without which no app can read the document. */
const fields = {
  orders: ['answers', 'checklist', 'needsReview', 'title'],
  messages: ['change', 'acknowledgements', 'text'],
  photos: ['marks', 'signed', 'kind'],
  templates: ['checklist', 'name'],
  items: ['minimums', 'name'],
  customers: ['billingAddress', 'name'],
  sites: ['address', 'geo', 'name'],
  mutations: ['details', 'args', 'conflicts', 'merged', 'name'],
} as const
type Poisoned = keyof typeof fields

export const poisonedCollections = Object.keys(fields) as readonly Poisoned[]

/** Writes documents that the rules now refuse, bypassing them as older rules allowed. */
export async function putPastRules(world: World, collection: Poisoned, count: number) {
  const { engine, projectId } = world.daybook.emulator
  const root = `projects/${projectId}/databases/(default)/documents`
  const keys = fields[collection]
  const time = collection === 'mutations' ? 'receivedAt' : 'updatedAt'
  await engine.commit(
    Array.from({ length: count }, (_, i): Write => {
      const path = `companies/demo-company/${collection}/hostile${i}`
      const key = keys[i % keys.length] ?? ''
      const doc = { ...goodDocuments[collection], ...audienceOf(collection), [key]: undefined }
      const { [time]: _time, ...known } = toFields(path, doc)
      const at = poison[i % poison.length] ?? { nullValue: null }
      return {
        update: { name: `${root}/${path}`, fields: { ...known, [key]: at } },
        updateTransforms: [{ fieldPath: time, setToServerValue: 'REQUEST_TIME' }],
      }
    }),
  )
}

function audienceOf(collection: Poisoned): Doc {
  const known = goodDocuments[collection]
  const own = Object.entries(audience).filter(([key]) => Object.hasOwn(known, key))
  return Object.fromEntries(own)
}

/** Writes what the rules let a technician write: arbitrary JSON text in messages, photos and receipts. */
export async function writeAsTechnician(world: World, count: number) {
  const { port, projectId } = world.daybook.emulator
  const root = `projects/${projectId}/databases/(default)/documents`
  const api = `http://127.0.0.1:${port}`
  const { idToken } = await ask(
    `${api}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    { email: 'technician@daybook.demo', password: 'daybook-demo', returnSecureToken: true },
    '',
  )
  const now = Date.now()
  const at = new Date(now).toISOString()
  const texts = [lookalike, [[[lookalike]]], null, 'x', { __proto__x: [NaN], constructor: {} }].map(
    (value) => JSON.stringify(value),
  )
  // As many at once as the strict reading of Firestore's limits allows.
  const atOnce = 2
  for (let from = 0; from < count; from += atOnce) {
    const writes = Array.from({ length: atOnce }, (_, i): readonly Write[] => {
      const id = `sent${from + i}`
      const text = texts[(from + i) % texts.length] ?? ''
      const stamps = { schema: 1, updatedBy: uid, deletedAt: null }
      const message = {
        ...goodDocuments.messages,
        ...audienceOf('messages'),
        ...stamps,
        threadId: 'team',
        about: null,
        change: text,
        attachments: [],
        mentionIds: [],
        at,
      }
      return [created(`messages/${id}`, message)]
    }).flat()
    const receipt = {
      ...workBounds(now),
      at,
      deviceAt: at,
      readerIds: [uid],
      name: 'message/send',
      refs: ['messages/x'],
      args: lookalike,
      merged: [lookalike],
      conflicts: lookalike,
    }
    const proof = { role: 'technician', permissions: ['inventory'] }
    const body = attachReceipt(writes, {
      root,
      uid,
      proof,
      companyId: 'demo-company',
      receipt,
      id: `hostile${from}`,
    })
    await ask(`${api}/v1/${root}:commit`, { writes: body }, idToken)
  }

  function created(ref: string, message: Doc): Write {
    const { updatedAt: _updatedAt, acknowledgements: _acknowledgements, ...doc } = message
    const path = `companies/demo-company/${ref}`
    return {
      update: { name: `${root}/${path}`, fields: toFields(path, doc) },
      currentDocument: { exists: false },
      updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    }
  }
}

async function ask(url: string, body: object, token: string): Promise<{ idToken: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text) as { idToken: string }
}
