/**
 * A person's device follows their visits until this many days after they were to be. That an older one is missing on it
 * says nothing.
 */
export const followedDays = 14
