/** Private windows of some browsers throw on the mere mention of `localStorage`. */
export function localStorageOrNone(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
