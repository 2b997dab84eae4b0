/** How many bytes of documents a phone downloads in advance, so that they open without a network. */
const room = 50 * 1024 * 1024

interface Known {
  readonly photo: {
    readonly id: string
    readonly size: number
    readonly takenAt: string
    readonly uploadedAt: string | null
  }
  /** Its bytes are on this device. */
  readonly isHere: boolean
}

/** The documents to download in advance, the newest first, as far as there is room beside those that are here. */
export function documentsToKeep(documents: readonly Known[]): readonly string[] {
  let left = room
  for (const { photo, isHere } of documents) if (isHere) left -= photo.size
  const missing = documents
    .filter(({ photo, isHere }) => !isHere && photo.uploadedAt !== null)
    .toSorted((a, b) => b.photo.takenAt.localeCompare(a.photo.takenAt))
  const kept: string[] = []
  for (const { photo } of missing) {
    // A smaller, older one may still fit.
    if (photo.size > left) continue
    left -= photo.size
    kept.push(photo.id)
  }
  return kept
}
