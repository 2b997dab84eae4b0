interface Moment {
  /** Whether this person completed an order within the last few hours. */
  readonly hasFinished: boolean
  /** Whether the browser can install the app. */
  readonly canInstall: boolean
  readonly isDismissed: boolean
  /** Whether an order waits to be resumed. */
  readonly hasPaused: boolean
  readonly isOffline: boolean
  readonly path: string
}

/** Whether to offer to install the app: on Today, between two orders, where the network can do it. */
export function mayOfferInstall(moment: Moment): boolean {
  const { hasFinished, canInstall, isDismissed, hasPaused, isOffline, path } = moment
  const isPossible = canInstall && !isDismissed && !isOffline
  return isPossible && hasFinished && !hasPaused && path === '/dashboard'
}
