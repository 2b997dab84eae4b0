import type { FaultSubjectOptions } from './fault-subject.ts'

interface Session {
  readonly idToken: string
  readonly refreshToken: string
}

const key = 'session'

/** Whether an answer with this status can never succeed later. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 409, 425, 429].includes(status)
}

/** An answer other than success. */
export class HttpError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** How an app without Firestore's SDK talks to the server: token, refresh at 401, checked answers. */
export function createFaultServer({ projectId, email, password }: FaultSubjectOptions) {
  const root = `projects/${projectId}/databases/(default)/documents`

  async function signIn(): Promise<Session> {
    const stored = localStorage.getItem(key)
    if (stored) return JSON.parse(stored) as Session
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local'
    const body = JSON.stringify({ email, password, returnSecureToken: true })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    const session = (await answer.json()) as Session
    localStorage.setItem(key, JSON.stringify(session))
    return session
  }

  async function refresh(): Promise<void> {
    const { refreshToken } = await signIn()
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
    const url = '/securetoken.googleapis.com/v1/token?key=local'
    const answer = await fetch(url, { method: 'POST', body })
    const fresh = (await answer.json()) as { id_token: string; refresh_token: string }
    const session = { idToken: fresh.id_token, refreshToken: fresh.refresh_token }
    localStorage.setItem(key, JSON.stringify(session))
  }

  async function request(method: string, body: object): Promise<RequestInit & { url: string }> {
    const { idToken } = await signIn()
    return {
      url: `/v1/${root}:${method}`,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify(body),
    }
  }

  /** Throws `HttpError`, or whatever fetch throws. */
  async function call(method: string, body: object): Promise<unknown> {
    let { url, ...init } = await request(method, body)
    let answer = await fetch(url, init)
    if (answer.status === 401) {
      await refresh()
      ;({ url, ...init } = await request(method, body))
      answer = await fetch(url, init)
    }
    if (!answer.ok) throw new HttpError(answer.status, `${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  return { signIn, request, call, name: (path: string) => `${root}/${path}` }
}
