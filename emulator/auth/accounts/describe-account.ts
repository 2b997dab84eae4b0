import type { Account } from '../types.ts'

/** An account as returned by `accounts:lookup`. */
export function describeAccount(account: Account): object {
  const { uid, email, phoneNumber, displayName, photoUrl, claims, identities = [] } = account
  const profile = {
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoUrl }),
  }
  return {
    localId: uid,
    ...(email !== undefined && { email }),
    emailVerified: account.emailVerified,
    ...(account.emailLink === true && { emailLinkSignin: true }),
    ...profile,
    ...(phoneNumber !== undefined && { phoneNumber }),
    // The SDK only checks whether the field exists, so the hash itself is not sent.
    ...(account.password && {
      passwordHash: Buffer.from('REDACTED').toString('base64'),
      passwordUpdatedAt: account.passwordUpdatedAt ?? account.createdAt,
    }),
    providerUserInfo: [
      ...((account.password || account.emailLink === true) && email !== undefined
        ? [{ providerId: 'password', federatedId: email, email, rawId: email, ...profile }]
        : []),
      ...(phoneNumber === undefined
        ? []
        : [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }]),
      ...identities.map((identity) => ({ ...identity, federatedId: identity.rawId })),
    ],
    validSince: String(Math.floor(account.validSince / 1000)),
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
    ...(claims && { customAttributes: JSON.stringify(claims) }),
  }
}
