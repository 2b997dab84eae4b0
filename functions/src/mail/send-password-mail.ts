import { getAuth } from 'firebase-admin/auth'
import { type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore'
import { HttpsError, onCall } from 'firebase-functions/v2/https'
import * as v from 'valibot'
import { languages } from '../../../src/domain/entities/user.ts'
import { appOrigin, isMailSent, mailFrom } from './mail-params.ts'
import { countedOn, countOfAddress } from './mail-count.ts'
import { mailDocument } from './mail-document.ts'
import { passwordMail } from './password-mail.ts'

const Request = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
  language: v.picklist(languages),
})

/** An address gets at most one mail in this time (milliseconds), and at most the daily number. */
const leastPause = 60_000
const mostPerDay = 10

/**
 * Mails a link to choose a new password, in the reader's language. The answer is the same whether or not the address has
 * an account. Where nothing sends mail, the app leaves it to Firebase's own mail.
 */
export const sendPasswordMail = onCall(async ({ data }) => {
  const asked = v.safeParse(Request, data)
  if (!asked.success)
    throw new HttpsError('invalid-argument', 'An email and a language are needed.')
  if (!isMailSent.value()) return { isMailed: false }
  const { email, language } = asked.output
  const db = getFirestore()
  const countRef = await countOfAddress(db, 'password', email)
  const now = Date.now()
  // Checked before a link is made, because Auth limits how many it makes.
  const url = mayMail(now, await countRef.get()) ? await linkFor(email) : undefined
  if (url === undefined) return { isMailed: true }
  const to = { to: email, companyId: null, from: mailFrom.value() }
  const mail = mailDocument(passwordMail(email, language, url), to)
  await db.runTransaction(async (transaction) => {
    const counted = await transaction.get(countRef)
    if (!mayMail(now, counted)) return
    const day = dayOf(now)
    transaction.create(db.collection('mail').doc(), mail)
    transaction.set(countRef, { day, count: countedOn(day, counted) + 1, lastAt: now })
  })
  return { isMailed: true }
})

function mayMail(now: number, counted: DocumentSnapshot): boolean {
  const lastAt = Number(counted.get('lastAt') ?? 0)
  return now - lastAt >= leastPause && countedOn(dayOf(now), counted) < mostPerDay
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

/** undefined where the address has no account that could sign in. */
async function linkFor(email: string): Promise<string | undefined> {
  try {
    return await getAuth().generatePasswordResetLink(email, { url: `${appOrigin.value()}/login` })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'auth/user-not-found' || code === 'auth/email-not-found') return undefined
    throw error
  }
}
