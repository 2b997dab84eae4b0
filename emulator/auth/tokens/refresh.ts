import * as v from 'valibot'
import { AuthError } from '../auth-error.ts'
import { type AuthOperation, tokensFor } from '../context.ts'
import { parseAuth } from '../parse-auth.ts'

const Body = v.object({
  grant_type: v.nullish(v.string()),
  grantType: v.nullish(v.string()),
  refresh_token: v.nullish(v.string()),
  refreshToken: v.nullish(v.string()),
})

/** `token` of the Secure Token service: a new id token for a refresh token. */
export const refresh: AuthOperation = (context, call) => {
  const body = parseAuth(Body, call.body)
  const refreshToken = body.refresh_token ?? body.refreshToken ?? ''
  if ((body.grant_type ?? body.grantType) !== 'refresh_token')
    throw new AuthError('INVALID_GRANT_TYPE')
  if (refreshToken === '') throw new AuthError('MISSING_REFRESH_TOKEN')
  const { account, signIn } = context.refreshTokens.redeem(refreshToken)
  const { idToken, expiresIn } = tokensFor(context, account, signIn)
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: context.projectId,
  }
}
