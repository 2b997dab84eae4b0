import { randomBytes, randomInt } from 'node:crypto'
import { AuthError } from '../auth-error.ts'
import type { OobCode, PhoneCode, RequestType } from '../types.ts'

const lifetime = 60 * 60_000
const maxCodes = 500
/** A phone code is invalid after this many wrong attempts. */
const maxMistakes = 5

/** Codes that a real project would send by email or text message; the mailbox page shows them. */
export interface OneTimeCodes {
  createOob(request: {
    readonly requestType: RequestType
    readonly email: string
    readonly newEmail?: string
    readonly isMailed: boolean
    readonly link: (oobCode: string) => string
  }): OobCode
  /** A valid code; throws INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
  findOob(oobCode: string): OobCode
  consumeOob(oobCode: string): void
  createPhone(phoneNumber: string): PhoneCode
  /** Consumes the code and returns the number; throws INVALID_SESSION_INFO, INVALID_CODE, SESSION_EXPIRED. */
  redeemPhone(sessionInfo: string, code: string): string
  /** A proof that replaces the redeemed code of a number that belongs to another account. */
  createProof(phoneNumber: string): string
  /** Consumes the proof; throws INVALID_TEMPORARY_PROOF, SESSION_EXPIRED. */
  redeemProof(proof: string, phoneNumber: string): void
  oobCodes(): readonly OobCode[]
  phoneCodes(): readonly PhoneCode[]
  clear(): void
}

/** Keeps the newest five hundred codes of each kind in memory, for an hour. */
export function createOneTimeCodes(clock: () => number): OneTimeCodes {
  const oob = new Map<string, OobCode>()
  const phone = new Map<string, PhoneCode>()
  const mistakes = new Map<string, number>()
  const proofs = new Map<string, Pick<PhoneCode, 'phoneNumber' | 'createdAt'>>()

  return {
    createOob({ link, ...request }) {
      const oobCode = randomBytes(24).toString('base64url')
      const entry = { ...request, oobCode, oobLink: link(oobCode), createdAt: clock() }
      remember(oob, oobCode, entry)
      return entry
    },
    findOob(oobCode) {
      const entry = oob.get(oobCode)
      if (!entry) throw new AuthError('INVALID_OOB_CODE')
      if (clock() - entry.createdAt > lifetime) throw new AuthError('EXPIRED_OOB_CODE')
      return entry
    },
    consumeOob: (oobCode) => void oob.delete(oobCode),
    createPhone(phoneNumber) {
      const sessionInfo = randomBytes(24).toString('base64url')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const entry = { sessionInfo, phoneNumber, code, createdAt: clock() }
      remember(phone, sessionInfo, entry)
      return entry
    },
    redeemPhone(sessionInfo, code) {
      const entry = phone.get(sessionInfo)
      if (!entry) throw new AuthError('INVALID_SESSION_INFO')
      if (clock() - entry.createdAt > lifetime) throw new AuthError('SESSION_EXPIRED')
      if (entry.code !== code) {
        const count = (mistakes.get(sessionInfo) ?? 0) + 1
        remember(mistakes, sessionInfo, count)
        if (count >= maxMistakes) phone.delete(sessionInfo)
        throw new AuthError('INVALID_CODE')
      }
      phone.delete(sessionInfo)
      mistakes.delete(sessionInfo)
      return entry.phoneNumber
    },
    createProof(phoneNumber) {
      const proof = randomBytes(18).toString('base64url')
      remember(proofs, proof, { phoneNumber, createdAt: clock() })
      return proof
    },
    redeemProof(proof, phoneNumber) {
      const entry = proofs.get(proof)
      if (entry?.phoneNumber !== phoneNumber) throw new AuthError('INVALID_TEMPORARY_PROOF')
      proofs.delete(proof)
      if (clock() - entry.createdAt > lifetime) throw new AuthError('SESSION_EXPIRED')
    },
    oobCodes: () => [...oob.values()],
    phoneCodes: () => [...phone.values()],
    clear() {
      oob.clear()
      phone.clear()
      mistakes.clear()
      proofs.clear()
    },
  }
}

function remember<T>(map: Map<string, T>, key: string, entry: T): void {
  map.set(key, entry)
  const [oldest] = map.keys()
  if (map.size > maxCodes && oldest !== undefined) map.delete(oldest)
}
