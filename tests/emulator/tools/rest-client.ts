import type { TestEmulator } from './start-test-emulator.ts'

export interface RestAnswer {
  readonly status: number
  // Tests read responses field by field; a schema for each would repeat the expectations.
  readonly body: Json
}

/** JSON whose fields can be accessed without checks; missing ones are undefined. */
export type Json = { readonly [key: string]: Json } & { readonly [index: number]: Json }

/** Calls the emulator's HTTP interface; `token` is an id token or `owner`. */
export function createRestClient(emulator: TestEmulator, token?: string) {
  return async (method: string, path: string, body?: unknown): Promise<RestAnswer> => {
    const url = path.startsWith('/')
      ? `${emulator.url}${path}`
      : `${emulator.documents}${suffix(path)}`
    const response = await fetch(url, {
      method,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: JSON.parse(text === '' ? 'null' : text) as Json }
  }
}

/** The value if it is a string, otherwise ''. */
export function textOf(json: unknown): string {
  return typeof json === 'string' ? json : ''
}

function suffix(path: string): string {
  return path === '' || path.startsWith(':') ? path : `/${path}`
}

/** Signs up; returns the account's uid and ID token. */
export async function signUpUser(
  emulator: TestEmulator,
  email = 'ann@example.com',
): Promise<{ uid: string; token: string }> {
  const { uid } = await emulator.auth.createAccount({ email, password: 'correct horse' })
  const token = emulator.auth.issueIdToken(uid)
  if (token === undefined) throw new Error('The account has no token.')
  return { uid, token }
}
