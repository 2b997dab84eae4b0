/**
 * Caches of what a map needs without a network. Their names begin with `tiles`: when a device is full they are evicted
 * before anything else (`data/local/storage/with-eviction.ts`).
 */
export const mapCaches = { tiles: 'tiles', code: 'tiles-code' } as const

/**
 * An address that the service worker answers itself: GET tells whether the code that draws maps is cached, POST caches
 * it first.
 */
export const mapCodePath = '/__/map-code'

/** The worker's answer to a request for `mapCodePath`. */
export type MapCodeAnswer = 'here' | 'missing'

/** The cache of the code that draws charts; its name begins with `tiles` for the same reason. */
export const chartCache = 'tiles-charts'
