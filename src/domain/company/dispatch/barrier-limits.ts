/** The least and most points of a barrier, and minutes that it takes to get across. */
export const barrierLimits = {
  points: { least: 2, most: 20 },
  minutes: { least: 1, most: 120 },
} as const
