import { statusCodes } from '#emulator/status.ts'
import type { FuzzAnswer } from './fuzz-send.ts'
import type { FuzzRequest } from './fuzz-requests.ts'

/** What is wrong with an answer, in words; undefined where nothing is. */
export function problemOf(
  { service, method, path }: FuzzRequest,
  answer: FuzzAnswer,
): string | undefined {
  const { status, text } = answer
  if (status >= 500 && status !== 501) return `status ${status}`
  if (text.includes('SECRET')) return 'a secret got out'
  if (status < 400 || method === 'HEAD') return undefined
  if (service === 'hosting') return undefined
  if (service === 'channel' && text === 'Error: Unknown SID' && status === 400) return undefined
  const isAuth = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(path)
  return isAuth ? problemOfAuth(answer) : problemOfFirestore(answer)
}

interface ErrorBody {
  readonly error?: {
    readonly code?: unknown
    readonly status?: unknown
    readonly message?: unknown
    readonly errors?: readonly { readonly message?: unknown }[]
  }
}

function parse({ text, contentType }: FuzzAnswer): ErrorBody | undefined {
  if (!contentType.startsWith('application/json')) return undefined
  try {
    const json = JSON.parse(text) as ErrorBody | [ErrorBody]
    return Array.isArray(json) ? json[0] : json
  } catch {
    return undefined
  }
}

/** `{error: {code, message, status}}`, in a list for methods that answer one. */
function problemOfFirestore(answer: FuzzAnswer): string | undefined {
  const error = parse(answer)?.error
  if (!error) return 'not an error body'
  const name = String(error.status)
  const known = Object.entries(statusCodes).find(([status]) => status === name)
  if (known?.[1].http !== answer.status || error.code !== answer.status) return 'a wrong code'
  return typeof error.message === 'string' && error.message !== '' ? undefined : 'no message'
}

/** `{error: {code, message, errors: [{message}]}}` with a message in capitals. */
function problemOfAuth(answer: FuzzAnswer): string | undefined {
  const error = parse(answer)?.error
  // A page of another site is refused before any API is asked.
  if (error?.status === 'PERMISSION_DENIED') return problemOfFirestore(answer)
  if (!error) return 'not an error body'
  if (error.code !== answer.status) return 'a wrong code'
  if (!/^[A-Z_]+( : .+)?$/s.test(String(error.message))) return 'no code as message'
  return error.errors?.[0]?.message === error.message ? undefined : 'no list of errors'
}
