/** How long an invoice is overdue: not due yet, or from this many days on. */
export const agingBuckets = ['notDue', 'days1', 'days31', 'days61', 'days91'] as const
export type AgingBucket = (typeof agingBuckets)[number]

/** The bucket of an invoice due on a local day 'YYYY-MM-DD', seen on another. */
export function agingOf(dueOn: string, today: string): AgingBucket {
  const late = (Date.parse(`${today}T00:00Z`) - Date.parse(`${dueOn}T00:00Z`)) / 86_400_000
  if (late <= 0) return 'notDue'
  if (late <= 30) return 'days1'
  if (late <= 60) return 'days31'
  return late <= 90 ? 'days61' : 'days91'
}
