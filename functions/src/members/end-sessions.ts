import { getAuth } from 'firebase-admin/auth'

/** Ends every session of an account; does nothing where there is no such account. */
export async function endSessions(uid: string): Promise<void> {
  try {
    await getAuth().revokeRefreshTokens(uid)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'auth/user-not-found') throw error
  }
}
