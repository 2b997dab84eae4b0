import type { Problem } from '#domain/problem.ts'
import { storageProblem } from '../local/storage/storage-problem.ts'

/** The problem behind a failed identity request; `code` is Firebase's, without its `auth/`. */
export function authProblem(error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'string' && code.startsWith('auth/')) {
    return { type: 'auth/failed', code: code.slice('auth/'.length) }
  }
  const storage = storageProblem(error)
  if (storage) return storage
  // Code that could not be loaded also means a missing network.
  return {
    type: 'auth/failed',
    code: error instanceof TypeError ? 'network-request-failed' : 'internal-error',
  }
}
