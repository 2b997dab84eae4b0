interface Stop {
  readonly order: { readonly siteId: string }
}

/** How a technician gets from one stop to the next; a drive rounded to 0 `minutes` is to a neighbour. */
export function legOf(from: Stop, to: Stop, minutes: number): 'sameSite' | 'nextDoor' | 'drive' {
  if (from.order.siteId === to.order.siteId) return 'sameSite'
  return minutes === 0 ? 'nextDoor' : 'drive'
}
