import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { AuthError } from '../auth-error.ts'
import type { PasswordHash } from '../types.ts'

const keyLength = 32

/** Hashes a password with scrypt and a new salt; throws WEAK_PASSWORD. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  if (password.length < 6)
    throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters')
  if (password.length > 4096)
    throw new AuthError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password is too long')
  const salt = randomBytes(16)
  const hash = await derive(password, salt)
  return { salt: salt.toString('base64'), hash: hash.toString('base64') }
}

/** Whether the password is correct. Takes as long without a hash, so that the time does not reveal accounts. */
export async function isPassword(
  password: string,
  expected: PasswordHash | undefined,
): Promise<boolean> {
  const salt = expected ? Buffer.from(expected.salt, 'base64') : randomBytes(16)
  const actual = await derive(password.slice(0, 4096), salt)
  return expected !== undefined && timingSafeEqual(actual, Buffer.from(expected.hash, 'base64'))
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
