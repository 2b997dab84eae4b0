/** How many days back a device of the office first receives recorded time. */
export const recordedDays = 35

/** How many days back it first receives ended work and planned visits. */
export const workDays = 400
