import { type CollectionReference, FieldValue } from 'firebase-admin/firestore'
import { getAuth } from 'firebase-admin/auth'
import { systemUid } from '../../../src/domain/access/system-actor.ts'
import type { CollectionName } from '../../../src/domain/entities/collections.ts'
import { deleteMessagesAndPhotos } from './delete-messages-and-photos.ts'
import type { Task } from './task.ts'
import { eraseReceipts } from './erase-receipts.ts'
import { patternOf, withoutPersonal, withoutTerms } from './redact.ts'
import { deleteFound, eachDoc, rewrite } from './rewrite.ts'
import { fullNames, textsIn } from './terms.ts'
import { plainDoc } from '../system/plain-doc.ts'

const names = {
  technician: { en: 'Former technician', es: 'Antiguo técnico' },
  office: { en: 'Former colleague', es: 'Antiguo colega' },
}
const mentioning: readonly CollectionName[] = [
  'visits',
  'orders',
  'movements',
  'timeEntries',
  'absences',
  'threads',
  'messages',
  'photos',
  'locations',
  'invites',
]
/** What the company keeps of a person: that they were one, so that their work still has an author. */
const kept = ['role', 'companyId', 'deactivatedAt', 'inviteId', 'schema', 'createdAt', 'receiptId']

/** Erases a deactivated person: their account, name and routes. Their hours, orders and messages stay, as a former colleague's. */
export async function erasePerson(task: Task): Promise<string | null> {
  const { db, companyId, subjectId: uid, language, counts } = task
  const of = (name: string): CollectionReference => db.collection(`companies/${companyId}/${name}`)
  const ref = db.doc(`users/${uid}`)
  const data = (await ref.get()).data()
  if (data?.['companyId'] !== companyId) return 'doc/missing'
  if (data['status'] === 'active') return 'person/active'
  // The last step of an earlier run.
  if (data['status'] === 'erased') return null
  const user = plainDoc('users', data)
  await deleteAccount(uid)

  const linked = new Set([`users/${uid}`])
  const known = [...textsIn(user, keys)]
  const { email } = user
  await eachDoc('invites', of('invites'), async ({ id, doc }) => {
    if (doc['acceptedBy'] !== uid && (doc['email'] !== email || email === '')) return
    linked.add(`invites/${id}`)
    known.push(...textsIn(doc, keys))
  })
  const mentions = of('mutations').where('refs', 'array-contains', `users/${uid}`)
  await eachDoc('mutations', mentions, async ({ doc }) => {
    if (/^(user|member|invite)\//.test(String(doc['name'])))
      known.push(...textsIn(doc['args'], keys))
  })
  const [near, far] = [patternOf(known), patternOf(fullNames(known))]

  for (const name of ['tracks', 'positions', 'devices'])
    for (const field of ['uid', 'userId', 'updatedBy'])
      await deleteFound(db, of(name).where(field, '==', uid), counts)
  await deleteMessagesAndPhotos(task, linked, () => false)
  for (const collection of mentioning)
    await eachDoc(collection, of(collection), async (stored) => {
      const { doc, id } = stored
      const isOwn = linked.has(`${collection}/${id}`) || doc['userId'] === uid
      const next = isOwn ? withoutTerms(withoutPersonal(doc), near) : withoutTerms(doc, far)
      if (doc['userId'] === uid) linked.add(`${collection}/${id}`)
      const empty = collection === 'invites' && isOwn ? { name: '', email: '' } : {}
      await rewrite(collection, stored, { ...next, ...empty }, counts)
    })
  await eraseReceipts(task, linked, near, far)
  for (const address of known.filter((text) => text.includes('@'))) {
    await deleteFound(db, db.collection('mail').where('to', 'array-contains', address), counts)
    await deleteFound(db, of('inviteMails').where('email', '==', address), counts)
  }
  await db.doc(`disabledMembers/${uid}`).delete()

  const role = user['role'] === 'technician' ? 'technician' : 'office'
  const stays = Object.fromEntries(Object.entries(data).filter(([field]) => kept.includes(field)))
  const empty = { email: '', phone: '', trade: '', permissions: [], language: null }
  await ref.set({
    ...stays,
    ...empty,
    name: names[role][language],
    status: 'erased',
    deletedAt: null,
    updatedBy: systemUid,
    updatedAt: FieldValue.serverTimestamp(),
  })
  counts.changed += 1
  return null
}

const keys = ['name', 'phone', 'email']

async function deleteAccount(uid: string): Promise<void> {
  try {
    await getAuth().deleteUser(uid)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'auth/user-not-found') throw error
  }
}
