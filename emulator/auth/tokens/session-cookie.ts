import * as v from 'valibot'
import { AuthError } from '../auth-error.ts'
import { type AuthOperation, accountOf } from '../context.ts'
import { unsignedJwt } from './jwt.ts'
import { parseAuth } from '../parse-auth.ts'

/** The allowed lifetime of a cookie, in seconds. */
const minLifetime = 5 * 60
const maxLifetime = 14 * 24 * 3600

const Body = v.object({
  idToken: v.string('MISSING_ID_TOKEN'),
  validDuration: v.nullish(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
  ),
})

/**
 * `projects/{p}:createSessionCookie`, for the owner. The Admin SDK accepts only unsigned cookies from an
 * emulator, so cookies are only available with unsigned tokens.
 */
export const createSessionCookie: AuthOperation = (context, { body }) => {
  const { idToken, validDuration } = parseAuth(Body, body)
  if (!context.allowUnsigned) throw new AuthError('OPERATION_NOT_ALLOWED')
  const life = validDuration ?? maxLifetime
  if (life < minLifetime || life > maxLifetime) throw new AuthError('INVALID_DURATION')
  const { claims } = accountOf(context, idToken)
  const iat = Math.floor(context.clock() / 1000)
  const iss = `https://session.firebase.google.com/${context.projectId}`
  return { sessionCookie: unsignedJwt({ ...claims, iss, iat, exp: iat + life }) }
}
