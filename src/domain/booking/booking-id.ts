/** The id of a visit: an order's first visit has the order's own id, so that two offline offices create the same one. */
export function bookingId(orderId: string, part: number): string {
  return part === 1 ? orderId : `${orderId}-${part}`
}
