/** How long a link may be valid, in days: a visit is soon over. */
export const mostShareDays = { estimate: 400, invoice: 400, visit: 30 } as const
