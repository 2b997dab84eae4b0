import * as v from 'valibot'
import type { Language } from '#domain/entities/user.ts'

const Answer = v.object({ result: v.object({ isMailed: v.boolean() }) })
const timeoutMs = 10_000

/**
 * Asks the server to mail a link for a new password in the person's language. False where no function does so: then
 * Firebase's own mail is the way.
 */
export async function mailPasswordLink(
  email: string,
  language: Language,
  request: typeof fetch = fetch,
): Promise<boolean> {
  try {
    const response = await request('/api/sendPasswordMail', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { email, language } }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = v.safeParse(Answer, await response.json())
    return answer.success && answer.output.result.isMailed
  } catch {
    return false
  }
}
