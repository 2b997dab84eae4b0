import type { Account } from './types.ts'

/** The account of the demo company, which its customers can pay from the start. */
export const demoAccount: Account = {
  id: 'acct_demo',
  object: 'account',
  type: 'standard',
  charges_enabled: true,
  details_submitted: true,
  metadata: {},
}
