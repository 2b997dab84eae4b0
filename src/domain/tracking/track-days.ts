/** How many days a company may keep routes; `firestore.rules` holds the same. */
export const trackDays = [7, 14, 30] as const
export type TrackDays = (typeof trackDays)[number]

/** A company that has not chosen keeps them this long. */
export const usualTrackDays: TrackDays = 30

/** How many days a company keeps routes, from its stored setting. */
export function trackDaysOf(stored: unknown): TrackDays {
  return trackDays.find((days) => days === stored) ?? usualTrackDays
}
