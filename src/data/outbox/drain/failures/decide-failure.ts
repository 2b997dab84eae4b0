import type { Failure } from '#data/server/rest/failure.ts'

/** What to do about an attempt that failed. */
export type Decision =
  /** Read again, run again over the present documents, send again. */
  | 'rebase'
  /** Several were sent: find the culprit by halves. */
  | 'split'
  /** It was sent alone: a person must look at it. */
  | 'askPerson'
  | 'refreshToken'
  /** The server asked for less load: everything is paused. */
  | 'busy'
  /** A temporary failure: try again later. */
  | 'backOff'

export interface Attempt {
  readonly mutations: number
  readonly rebases: number
  readonly tokenRefreshed: boolean
}

/** Races lost in a row before waiting. */
const maxRebases = 5

/** Decides by Firestore's `error.status` alone: HTTP codes 400 and 409 each mean two things. */
export function decide(
  failure: Failure,
  { mutations, rebases, tokenRefreshed }: Attempt,
): Decision {
  switch (failure.status) {
    case 'FAILED_PRECONDITION':
    case 'ABORTED':
    case 'ALREADY_EXISTS':
      return rebases < maxRebases ? 'rebase' : 'backOff'
    case 'NOT_FOUND':
      if (rebases === 0) return 'rebase'
      return mutations > 1 ? 'split' : 'askPerson'
    case 'PERMISSION_DENIED':
    case 'INVALID_ARGUMENT':
    case 'OUT_OF_RANGE':
      return mutations > 1 ? 'split' : 'askPerson'
    case 'UNAUTHENTICATED':
      return tokenRefreshed ? 'backOff' : 'refreshToken'
    case 'RESOURCE_EXHAUSTED':
      return 'busy'
    default:
      return 'backOff'
  }
}
