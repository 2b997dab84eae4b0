import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { HttpsError, onCall } from 'firebase-functions/v2/https'
import * as v from 'valibot'
import { languages } from '../../../src/domain/entities/user.ts'
import { sha256Hex } from '../../../src/lib/sha256-hex.ts'
import { appOrigin, isMailSent } from './mail-params.ts'
import { createOnce } from './create-once.ts'
import { mailDocument } from './mail-document.ts'
import { passwordMail } from './password-mail.ts'

const Request = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
  language: v.picklist(languages),
})

/** An address gets at most one mail in this time, however often it is asked for; in milliseconds. */
const leastPause = 60_000

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
  const url = await linkFor(email)
  if (url === undefined) return { isMailed: true }
  const address = (await sha256Hex(email)).slice(0, 32)
  const id = `password_${address}_${Math.floor(Date.now() / leastPause)}`
  await createOnce(
    getFirestore().doc(`mail/${id}`),
    mailDocument(email, passwordMail(email, language, url)),
  )
  return { isMailed: true }
})

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
