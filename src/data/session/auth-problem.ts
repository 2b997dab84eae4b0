import type { Problem } from '#domain/problem.ts'
import { storageProblem } from '../local/storage/storage-problem.ts'

/** What stood in the way of an identity request; `code` is Firebase's, without its `auth/`. */
export function authProblem(error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'string' && code.startsWith('auth/')) {
    return { type: 'auth/failed', code: code.slice('auth/'.length) }
  }
  const storage = storageProblem(error)
  if (storage) return storage
  // A chunk of code that could not be loaded is a missing network too.
  return {
    type: 'auth/failed',
    code: error instanceof TypeError ? 'network-request-failed' : 'internal-error',
  }
}
