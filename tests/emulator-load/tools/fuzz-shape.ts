import { statusCodes } from '#emulator/status.ts'
import type { FuzzResponse } from './fuzz-send.ts'
import type { FuzzRequest } from './fuzz-requests.ts'

/** Describes what is wrong with a response; undefined if it is correct. */
export function problemOf(
  { service, method, path }: FuzzRequest,
  response: FuzzResponse,
): string | undefined {
  const { status, text } = response
  if (status >= 500 && status !== 501) return `status ${status}`
  if (text.includes('SECRET')) return 'served a file outside the folder'
  if (status < 400 || method === 'HEAD') return undefined
  if (service === 'hosting') return undefined
  if (service === 'channel' && text === 'Error: Unknown SID' && status === 400) return undefined
  const isAuth = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(path)
  return isAuth ? problemOfAuth(response) : problemOfFirestore(response)
}

interface ErrorBody {
  readonly error?: {
    readonly code?: unknown
    readonly status?: unknown
    readonly message?: unknown
    readonly errors?: readonly { readonly message?: unknown }[]
  }
}

function parse({ text, contentType }: FuzzResponse): ErrorBody | undefined {
  if (!contentType.startsWith('application/json')) return undefined
  try {
    const json = JSON.parse(text) as ErrorBody | [ErrorBody]
    return Array.isArray(json) ? json[0] : json
  } catch {
    return undefined
  }
}

/** `{error: {code, message, status}}`, in a list for streaming methods. */
function problemOfFirestore(response: FuzzResponse): string | undefined {
  const error = parse(response)?.error
  if (!error) return 'not an error body'
  const name = String(error.status)
  const known = Object.entries(statusCodes).find(([status]) => status === name)
  if (known?.[1].http !== response.status || error.code !== response.status) return 'wrong code'
  return typeof error.message === 'string' && error.message !== '' ? undefined : 'no message'
}

/** `{error: {code, message, errors: [{message}]}}` with an error code as message. */
function problemOfAuth(response: FuzzResponse): string | undefined {
  const error = parse(response)?.error
  // Pages of other sites are refused before the request reaches Auth.
  if (error?.status === 'PERMISSION_DENIED') return problemOfFirestore(response)
  if (!error) return 'not an error body'
  if (error.code !== response.status) return 'wrong code'
  if (!/^[A-Z_]+( : .+)?$/s.test(String(error.message))) return 'message is not an error code'
  return error.errors?.[0]?.message === error.message ? undefined : 'no list of errors'
}
