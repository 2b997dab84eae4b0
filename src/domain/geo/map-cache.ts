/**
 * Caches of what a map needs without a network. Their names begin with `tiles`: when a device is full they
 * go before anything else does (`data/local/with-room.ts`).
 */
export const mapCaches = { tiles: 'tiles', code: 'tiles-code' } as const

/**
 * An address that the service worker answers itself: whether what draws maps is here (GET), and that after
 * bringing it (POST).
 */
export const mapCodePath = '/__/map-code'

/** What the worker answers there. */
export type MapCodeAnswer = 'here' | 'missing'
