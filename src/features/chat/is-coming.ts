import type { SyncStatus, ThreadView } from '#data/index.ts'

/**
 * Whether a conversation is still being downloaded: opened now, it would not know what is new, open at the
 * newest message and mark everything before it as read.
 */
export function isComing(
  { isWhole }: Pick<ThreadView, 'isWhole'>,
  state: Pick<SyncStatus['state'], 'kind'> | undefined,
): boolean {
  return !isWhole && state?.kind === 'downloading'
}
