import { type KeyObject, sign, verify } from 'node:crypto'
import * as v from 'valibot'

const Header = v.object({ alg: v.string() })
const Payload = v.record(v.string(), v.unknown())

export interface Jwt {
  readonly alg: string
  readonly payload: Readonly<Record<string, unknown>>
  /** The signed part of the token. */
  readonly signed: string
  /** Base64url. */
  readonly signature: string
}

/** Signs claims with ES256. */
export function signJwt(payload: object, key: KeyObject): string {
  const signed = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(payload)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

/** A token without a signature, such as those of test tools. */
export function unsignedJwt(payload: object): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`
}

/** Decodes a token without verifying it; undefined where it is malformed. */
export function readJwt(token: string): Jwt | undefined {
  const [header = '', payload = '', signature, rest] = token.split('.')
  if (signature === undefined || rest !== undefined) return undefined
  const head = v.safeParse(Header, decode(header))
  const body = v.safeParse(Payload, decode(payload))
  if (!head.success || !body.success) return undefined
  return {
    alg: head.output.alg,
    payload: body.output,
    signed: `${header}.${payload}`,
    signature,
  }
}

/** Whether an ES256 token was signed with the private key that belongs to `key`. */
export function isSignedBy({ alg, signed, signature }: Jwt, key: KeyObject): boolean {
  return (
    alg === 'ES256' &&
    verify(
      'sha256',
      Buffer.from(signed),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}

function encode(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url')
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
