/** The id of what a function does for an event, so that an event that arrives twice does it once. */
export function receiptIdFor(functionName: string, eventId: string): string {
  return `fn_${functionName}_${eventId.replaceAll(/[^A-Za-z0-9_-]/g, '_')}`.slice(0, 128)
}
