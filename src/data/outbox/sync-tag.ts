/** The tag of the Background Sync event that drains the outbox: pages register it, the worker listens. */
export const syncTag = 'outbox'
