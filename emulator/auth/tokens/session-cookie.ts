import * as v from 'valibot'
import { AuthError } from '../auth-error.ts'
import { type AuthOperation, accountOf } from '../context.ts'
import { unsignedJwt } from './jwt.ts'
import { parseAuth } from '../parse-auth.ts'

/** How long a cookie may last, in seconds. */
const shortest = 5 * 60
const longest = 14 * 24 * 3600

const Body = v.object({
  idToken: v.string('MISSING_ID_TOKEN'),
  validDuration: v.nullish(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
  ),
})

/**
 * `projects/{p}:createSessionCookie`, for the owner. The SDK for servers takes unsigned cookies only from
 * an emulator, so there are cookies only where such may pass.
 */
export const createSessionCookie: AuthOperation = (context, { body }) => {
  const { idToken, validDuration } = parseAuth(Body, body)
  if (!context.allowUnsigned) throw new AuthError('OPERATION_NOT_ALLOWED')
  const life = validDuration ?? longest
  if (life < shortest || life > longest) throw new AuthError('INVALID_DURATION')
  const { claims } = accountOf(context, idToken)
  const iat = Math.floor(context.clock() / 1000)
  const iss = `https://session.firebase.google.com/${context.projectId}`
  return { sessionCookie: unsignedJwt({ ...claims, iss, iat, exp: iat + life }) }
}
