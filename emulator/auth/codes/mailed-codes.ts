import * as v from 'valibot'
import { AuthError } from '../auth-error.ts'
import { type AuthOperation, accountOf } from '../context.ts'
import { requireFreeEmail } from '../accounts/create-account.ts'
import { parseAuth, parseEmail } from '../parse-auth.ts'
import { hashPassword } from '../accounts/password.ts'
import { type RequestType, requestTypes } from '../types.ts'

const modes: Readonly<Record<RequestType, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
}

const SendBody = v.object({
  requestType: v.picklist(requestTypes, 'MISSING_REQ_TYPE'),
  email: v.nullish(v.string()),
  newEmail: v.nullish(v.string()),
  idToken: v.nullish(v.string()),
  continueUrl: v.nullish(v.string()),
  returnOobLink: v.nullish(v.boolean()),
})

/** `accounts:sendOobCode`. For an email without an account the response is as if an email had been sent. */
export const sendOobCode: AuthOperation = (context, call) => {
  const body = parseAuth(SendBody, call.body)
  const { requestType, continueUrl } = body
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse'
  // The owner may name any account, as the Admin SDK does.
  const isNamed = namesEmail(requestType) || (call.isOwner && typeof body.idToken !== 'string')
  const email = isNamed
    ? parseEmail(body.email ?? undefined)
    : (accountOf(context, body.idToken ?? '').account.email ?? '')
  if (email === '') throw new AuthError('MISSING_EMAIL')
  const newEmail =
    requestType === 'VERIFY_AND_CHANGE_EMAIL' ? parseEmail(body.newEmail ?? undefined) : undefined
  requireFreeEmail(context, newEmail)
  const account = context.accounts.findByEmail(email)
  if (requestType !== 'EMAIL_SIGNIN' && !account) {
    if (call.isOwner || !context.settings.emailEnumerationProtection)
      throw new AuthError('EMAIL_NOT_FOUND')
    return { kind, email }
  }
  const returnsLink = call.isOwner && body.returnOobLink === true
  const code = context.codes.createOob({
    requestType,
    email,
    isMailed: !returnsLink,
    ...(newEmail !== undefined && { newEmail }),
    link(oobCode) {
      const link = new URL('/emulator/action', call.origin)
      link.search = new URLSearchParams({
        mode: modes[requestType],
        lang: 'en',
        oobCode,
        apiKey: call.apiKey,
        ...(typeof continueUrl === 'string' && { continueUrl }),
      }).toString()
      return link.href
    },
  })
  const { oobCode, oobLink } = code
  return { kind, email, ...(returnsLink && { oobCode, oobLink }) }
}

/** Whether requests of this type contain the email; the others are about the signed-in user. */
function namesEmail(requestType: RequestType): boolean {
  return requestType === 'PASSWORD_RESET' || requestType === 'EMAIL_SIGNIN'
}

const ResetBody = v.object({ oobCode: v.string(), newPassword: v.nullish(v.string()) })

/** `accounts:resetPassword`; without a new password it only describes the code. */
export const resetPassword: AuthOperation = async (context, call) => {
  const { oobCode, newPassword } = parseAuth(ResetBody, call.body)
  const { requestType, email, newEmail } = context.codes.findOob(oobCode)
  const described = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email,
    requestType,
    ...(newEmail !== undefined && { newEmail }),
  }
  if (newPassword == null) return described
  if (requestType !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE')
  const password = await hashPassword(newPassword)
  // Checked again, because the code may have been used or the account deleted while the password was hashed.
  context.codes.findOob(oobCode)
  const account = context.accounts.findByEmail(email)
  if (!account) throw new AuthError('EMAIL_NOT_FOUND')
  context.codes.consumeOob(oobCode)
  const now = context.clock()
  await context.accounts.put({
    ...account,
    password,
    passwordUpdatedAt: now,
    emailVerified: true,
    validSince: now,
    generation: account.generation + 1,
  })
  context.attempts.succeeded(email)
  return described
}

const PhoneBody = v.object({ phoneNumber: v.string() })

/** `accounts:sendVerificationCode`; the mailbox page shows the code. */
export const sendVerificationCode: AuthOperation = (context, { body }) => {
  const { phoneNumber } = parseAuth(PhoneBody, body)
  if (!/^\+\d{6,15}$/.test(phoneNumber))
    throw new AuthError('INVALID_PHONE_NUMBER : Invalid format.')
  return { sessionInfo: context.codes.createPhone(phoneNumber).sessionInfo }
}
