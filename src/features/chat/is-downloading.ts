import type { SyncStatus, ThreadView } from '#data/index.ts'

/**
 * Whether a conversation is still being downloaded. Opened now, it could not tell which messages are new,
 * so it would open at the newest one and mark all earlier ones as read.
 */
export function isDownloading(
  { isWhole }: Pick<ThreadView, 'isWhole'>,
  state: Pick<SyncStatus['state'], 'kind'> | undefined,
): boolean {
  return !isWhole && state?.kind === 'downloading'
}
