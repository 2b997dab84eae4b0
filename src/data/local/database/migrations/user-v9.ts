import type { Migration } from './migration.ts'

/** Invitations, the mails that they ask for, and the count of seats. */
export const userV9: Migration = {
  stores: {
    invites: 'id',
    inviteMails: 'id',
    counters: 'id',
  },
}
