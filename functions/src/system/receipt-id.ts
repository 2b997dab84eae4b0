/** Ids that begin with it are the server's: `firestore.rules` gives them to no one else. */
const ofServer = 'fn_'

/** The id of what a function does for an event, so that an event that arrives twice does it once. */
export function receiptIdFor(functionName: string, eventId: string): string {
  return `${ofServer}${functionName}_${eventId.replaceAll(/[^A-Za-z0-9_-]/g, '_')}`.slice(0, 128)
}

/** The id of a receipt as history: one that the server would give is another, because it does nothing twice. */
export function restoredReceiptId(id: string): string {
  return id.startsWith(ofServer) ? `restored_${id}`.slice(0, 128) : id
}
