/** Whether a change only notes how far a conversation was read, which people never made on purpose. */
export function isReadMark(mutation: string): boolean {
  return mutation === 'thread/read'
}
