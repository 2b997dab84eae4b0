import type { Photo } from '#domain/entities/photo.ts'

type Taken = Pick<Photo, 'kind' | 'takenAt' | 'signed'>

/** Who signed last; '' for no one. */
export function lastSigner(photos: readonly Taken[]): string {
  const signatures = photos.filter(({ kind }) => kind === 'signature')
  const last = signatures.toSorted((a, b) => a.takenAt.localeCompare(b.takenAt)).at(-1)
  return last?.signed?.name ?? ''
}
