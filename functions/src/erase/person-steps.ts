import { FieldPath, FieldValue } from 'firebase-admin/firestore'
import { getAuth } from 'firebase-admin/auth'
import { systemUid } from '../../../src/domain/access/system-actor.ts'
import type { CollectionName } from '../../../src/domain/entities/collections.ts'
import { fail, ok } from '../../../src/lib/result.ts'
import type { Result } from '../../../src/lib/result.ts'
import { plainDoc } from '../system/plain-doc.ts'
import { messageAndPhotoPasses } from './mention-passes.ts'
import { receiptPasses } from './receipt-passes.ts'
import { mailsTo } from './mails-to.ts'
import { patternOf, withoutPersonal, withoutTerms } from './redact.ts'
import { eachDoc, type Step } from './steps.ts'
import type { Task } from './task.ts'
import { fullNames, textsIn } from './terms.ts'
import { deleteFound, type Stored, type Writes } from './writes.ts'

const names = {
  technician: { en: 'Former technician', es: 'Antiguo técnico' },
  office: { en: 'Former colleague', es: 'Antiguo colega' },
}
const mentioning: readonly CollectionName[] = [
  'visits',
  'orders',
  'plans',
  'movements',
  'timeEntries',
  'absences',
  'threads',
  'locations',
]
/** What is about the person alone, under their id. */
const planned = ['staff', 'pictures', 'costs'] as const
/** What the company keeps of a person: that they were one, so that their work still has an author. */
const kept = ['role', 'companyId', 'deactivatedAt', 'inviteId', 'schema', 'createdAt', 'receiptId']

/**
 * How a deactivated person is erased: their account, name, photo, skills and routes. Their hours, orders and messages stay, as
 * a former colleague's. What names the person comes last, so that a run that continues still knows what to look for. Fails with
 * the type of a problem.
 */
export async function personSteps(task: Task): Promise<Result<readonly Step[], string>> {
  const { db, companyId, subjectId: uid, language, at, counts, links } = task
  const of = (name: string) => db.collection(`companies/${companyId}/${name}`)
  const ref = db.doc(`users/${uid}`)
  const data = (await ref.get()).data()
  if (data?.['companyId'] !== companyId) return fail('doc/missing')
  if (data['status'] === 'active') return fail('person/active')
  // The last step of an earlier run.
  if (data['status'] === 'erased') return ok([])
  const user = plainDoc('users', data)
  await deleteAccount(uid)

  for (const name of ['users', ...planned]) links.add(`${name}/${uid}`)
  const known = [...textsIn(user, keys)]
  const { email } = user
  await eachDoc('invites', of('invites'), ({ id, doc }) => {
    const isOwn = doc['acceptedBy'] === uid || (doc['email'] === email && email !== '')
    if (!isOwn && !links.has(`invites/${id}`)) return
    links.remember(`invites/${id}`)
    known.push(...textsIn(doc, keys))
  })
  for (const name of ['timeEntries', 'absences'])
    for (const { id } of (await of(name).where('userId', '==', uid).select().get()).docs)
      links.add(`${name}/${id}`)
  const naming = /^(user|member|invite)\//
  const mentions = of('mutations').where('refs', 'array-contains', `users/${uid}`)
  await eachDoc('mutations', mentions, ({ doc }) => {
    if (naming.test(String(doc['name']))) known.push(...textsIn(doc['args'], keys))
  })
  const [near, far] = [patternOf(known), patternOf(fullNames(known))]

  const cleaned = (collection: CollectionName, { doc, id }: Stored) => {
    const isOwn = links.has(`${collection}/${id}`) || doc['userId'] === uid
    return isOwn ? withoutTerms(withoutPersonal(doc), near) : withoutTerms(doc, far)
  }
  const pass = (collection: CollectionName): Step => ({
    collection,
    query: of(collection),
    visit: (stored, writes) => writes.rewrite(collection, stored, cleaned(collection, stored)),
  })
  const entombed = (collection: CollectionName): Step => ({
    collection,
    query: of(collection).where(FieldPath.documentId(), '==', uid),
    visit: (stored, writes) => writes.entomb(collection, stored, at),
  })
  return ok([
    { run: deleteUnkept },
    ...planned.map(entombed),
    ...messageAndPhotoPasses(task, { isOfSubject: () => false, cleaned }),
    ...mentioning.map(pass),
    { run: deleteMails },
    ...receiptPasses(task, { refs: [`users/${uid}`], naming, near, far }),
    { run: eraseInvites },
    { run: eraseUser },
  ])

  async function deleteUnkept(): Promise<void> {
    for (const name of ['tracks', 'routeDays', 'positions', 'looks', 'devices'])
      for (const field of ['uid', 'userId', 'updatedBy'])
        await deleteFound(db, of(name).where(field, '==', uid), counts)
  }

  async function deleteMails(): Promise<void> {
    for (const address of known.filter((text) => text.includes('@'))) {
      await deleteFound(db, mailsTo(db, address, companyId), counts)
      await deleteFound(db, of('inviteMails').where('email', '==', address), counts)
    }
    // Those about their account, which is deleted, under the address that the account itself had.
    if (typeof email === 'string' && email !== '')
      await deleteFound(db, mailsTo(db, email, null), counts)
  }

  /** The person's own come last, because they say names too. */
  async function eraseInvites(writes: Writes): Promise<void> {
    const found: Stored[] = []
    await eachDoc('invites', of('invites'), (invite) => void found.push(invite))
    const isOwn = ({ id }: Stored) => links.has(`invites/${id}`)
    for (const invite of found.filter((one) => !isOwn(one)))
      writes.rewrite('invites', invite, cleaned('invites', invite))
    await writes.flush()
    for (const invite of found.filter(isOwn))
      writes.rewrite('invites', invite, { ...cleaned('invites', invite), name: '', email: '' })
  }

  async function eraseUser(): Promise<void> {
    await db.doc(`disabledMembers/${uid}`).delete()
    const role = user['role'] === 'technician' ? 'technician' : 'office'
    const stays = Object.fromEntries(
      Object.entries(data ?? {}).filter(([field]) => kept.includes(field)),
    )
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
  }
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
