/** Something to notify a person of who is not looking at the app. */
export interface AppAlert {
  /** Identifies the news, so that it is reported only once. */
  readonly key: string
  readonly title: string
  readonly body: string
  readonly path: string
  /** Does not wait for the end of quiet hours. */
  readonly isUrgent: boolean
}

export interface AlertMoment {
  /** What was reported or seen; null when the app was just opened, and everything is on its screens. */
  readonly reported: ReadonlySet<string> | null
  /** The person is not looking at the app. */
  readonly isHidden: boolean
  readonly isQuiet: boolean
}

/** The news to show now, and what counts as reported from then on: what waits for quiet hours to end does not. */
export function newAlerts(
  alerts: readonly AppAlert[],
  { reported, isHidden, isQuiet }: AlertMoment,
): { readonly show: readonly AppAlert[]; readonly reported: ReadonlySet<string> } {
  const keys = new Set(alerts.map(({ key }) => key))
  if (reported === null || !isHidden) return { show: [], reported: keys }
  const fresh = alerts.filter(({ key }) => !reported.has(key))
  const show = fresh.filter(({ isUrgent }) => isUrgent || !isQuiet)
  for (const { key } of fresh) if (!show.some((one) => one.key === key)) keys.delete(key)
  return { show, reported: keys }
}
