/** A stored account. Times are in milliseconds since the epoch. */
export interface Account {
  readonly uid: string
  /** In lower case. */
  readonly email?: string
  readonly emailVerified: boolean
  /** Whether an email link was used to sign in. */
  readonly emailLink?: boolean
  readonly displayName?: string
  readonly photoUrl?: string
  readonly phoneNumber?: string
  readonly password?: PasswordHash
  readonly passwordUpdatedAt?: number
  readonly disabled: boolean
  readonly createdAt: number
  readonly lastLoginAt: number
  /** Id tokens issued before this time are invalid. */
  readonly validSince: number
  /** Refresh tokens of another generation are invalid. */
  readonly generation: number
  readonly claims?: Readonly<Record<string, unknown>>
  /** At most one per provider. */
  readonly identities?: readonly FederatedIdentity[]
}

/** The identity of a user at another provider, such as `google.com`. */
export interface FederatedIdentity {
  readonly providerId: string
  readonly rawId: string
  readonly email?: string
  readonly displayName?: string
  readonly photoUrl?: string
}

export interface PasswordHash {
  /** Base64. */
  readonly salt: string
  readonly hash: string
}

/** `password`, `anonymous`, `custom`, `phone`, or the id of another provider. */
export type SignInProvider = string

/** How and when a session began; stored in its tokens. */
export interface SignIn {
  readonly provider: SignInProvider
  /** Seconds since the epoch. */
  readonly authTime: number
  /** Claims of a custom token. */
  readonly claims?: Readonly<Record<string, unknown>>
}

export const requestTypes = [
  'PASSWORD_RESET',
  'VERIFY_EMAIL',
  'EMAIL_SIGNIN',
  'VERIFY_AND_CHANGE_EMAIL',
] as const

export type RequestType = (typeof requestTypes)[number]

/** A one-time code that a real project would send by email. */
export interface OobCode {
  readonly oobCode: string
  readonly oobLink: string
  readonly requestType: RequestType
  readonly email: string
  readonly newEmail?: string
  /** False where the owner asked for the link, to send a mail of their own. */
  readonly isMailed: boolean
  readonly createdAt: number
}

/** A one-time code that a real project would send by text message. */
export interface PhoneCode {
  readonly sessionInfo: string
  readonly phoneNumber: string
  readonly code: string
  readonly createdAt: number
}
