/** Something to notify a person of who is not looking at the app. */
export interface AppAlert {
  /** Identifies the news, so that it is reported only once. */
  readonly key: string
  readonly title: string
  readonly body: string
  readonly path: string
}

/** News that has not been reported yet. */
export function newAlerts(
  alerts: readonly AppAlert[],
  reported: ReadonlySet<string>,
): readonly AppAlert[] {
  return alerts.filter(({ key }) => !reported.has(key))
}
