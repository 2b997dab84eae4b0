import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { sendJson } from '#emulator/wire/http/respond.ts'
import { AuthError, authErrorBody } from './auth-error.ts'
import type { AuthContext, AuthOperation } from './context.ts'
import { listAccounts, lookup } from './accounts/lookup.ts'
import { createSessionCookie } from './tokens/session-cookie.ts'
import { resetPassword, sendOobCode, sendVerificationCode } from './codes/mailed-codes.ts'
import { refresh } from './tokens/refresh.ts'
import {
  createAuthUri,
  signInWithCustomToken,
  signInWithEmailLink,
  signInWithPassword,
  signInWithPhoneNumber,
} from './sign-in/sign-in.ts'
import { deleteAccounts, importAccounts } from './accounts/batch-accounts.ts'
import { signInWithIdp } from './sign-in/sign-in-with-idp.ts'
import { signUp } from './sign-in/sign-up.ts'
import { deleteAccount, updateAccount } from './accounts/update-account.ts'

const operations: Readonly<Record<string, AuthOperation>> = {
  createAuthUri,
  delete: deleteAccount,
  lookup,
  resetPassword,
  sendOobCode,
  sendVerificationCode,
  signInWithCustomToken,
  signInWithEmailLink,
  signInWithIdp,
  signInWithPassword,
  signInWithPhoneNumber,
  signUp,
  update: updateAccount,
}

/** Operations of `/v1/projects/{p}/accounts`, which only the owner may call. */
const adminOperations: Readonly<Record<string, AuthOperation>> = {
  batchCreate: importAccounts,
  batchDelete: deleteAccounts,
  delete: deleteAccount,
  lookup,
  query: listAccounts,
  sendOobCode,
  update: updateAccount,
}

/** Responses to the SDK's requests for project settings. */
const settings: Readonly<Record<string, object>> = {
  '/v1/projects': { projectId: '', authorizedDomains: ['localhost', '127.0.0.1'] },
  // The SDK requires a site key, but shows no captcha when it is connected to an emulator.
  '/v1/recaptchaParams': {
    kind: 'identitytoolkit#GetRecaptchaParamResponse',
    recaptchaSiteKey: 'emulator-key-that-is-never-sent-to-recaptcha',
    recaptchaStoken: 'emulator-token-that-is-never-sent-to-recaptcha',
  },
  '/v2/recaptchaConfig': { recaptchaEnforcementState: [] },
  '/v2/passwordPolicy': {
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    allowedNonAlphanumericCharacters: [],
    enforcementState: 'OFF',
    schemaVersion: 1,
  },
}

/** Serves Identity Toolkit and Secure Token; `path` is the path after the host name of the service. */
export async function serveAuth(
  context: AuthContext,
  exchange: Exchange,
  path: string,
): Promise<void> {
  const { response } = exchange
  try {
    sendJson(response, 200, await runOperation(context, exchange, path))
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    sendJson(response, error.http, authErrorBody(error))
  }
}

async function runOperation(
  context: AuthContext,
  exchange: Exchange,
  path: string,
): Promise<object> {
  const { method, headers, isTrusted, origin, query } = exchange
  const text = await exchange.text()
  const isOwner = isTrusted && headers.authorization === 'Bearer owner'
  const setting = Object.hasOwn(settings, path) ? settings[path] : undefined
  if (method === 'GET' && setting) return { ...setting, ...projectIdOf(setting, context) }
  const operation = findOperation(context, path, method, isOwner)
  if (!operation) throw new AuthError('NOT_FOUND', 404)
  const body =
    method === 'GET' ? Object.fromEntries(query) : parseBody(text, headers['content-type'] ?? '')
  return operation(context, { body, isOwner, origin, apiKey: query.get('key') ?? 'local' })
}

function findOperation(
  { projectId }: AuthContext,
  path: string,
  method: string,
  isOwner: boolean,
): AuthOperation | undefined {
  if (path === '/v1/token') return method === 'POST' ? refresh : undefined
  const [, name = ''] = /^\/v1\/accounts:(\w+)$/.exec(path) ?? []
  if (method === 'POST' && Object.hasOwn(operations, name)) return operations[name]
  const [, project, what = '', verb = ''] =
    /^\/v1\/projects\/([^/:]+)(\/accounts)?(?::(\w+))?$/.exec(path) ?? []
  if (project === undefined) return undefined
  if (!isOwner || project !== projectId) throw new AuthError('PERMISSION_DENIED', 403)
  if (what === '')
    return verb === 'createSessionCookie' && method === 'POST' ? createSessionCookie : undefined
  if (verb === '' && method === 'POST') return signUp
  if (verb === 'batchGet' && method === 'GET') return listAccounts
  return Object.hasOwn(adminOperations, verb) ? adminOperations[verb] : undefined
}

function parseBody(text: string, contentType: string): unknown {
  if (contentType.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text === '' ? '{}' : text)
  } catch {
    throw new AuthError('INVALID_ARGUMENT : The body is not valid JSON.')
  }
}

function projectIdOf(setting: object, { projectId }: AuthContext): object {
  return 'projectId' in setting ? { projectId } : {}
}
