import type { Account, FederatedIdentity } from '../types.ts'

/** The account with this identity, which replaces another one of the same provider. */
export function withIdentity(account: Account, identity: FederatedIdentity): Account {
  const { identities = [] } = account
  const others = identities.filter(({ providerId }) => providerId !== identity.providerId)
  return { ...account, identities: [...others, identity] }
}
