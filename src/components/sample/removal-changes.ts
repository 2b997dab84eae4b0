import { removalParts, type SampleRemoval } from '#domain/sample/find-removal.ts'
import { newId } from '#lib/new-id.ts'

export interface RemovalChange {
  readonly id: string
  readonly name: 'sample/remove'
  readonly args: { readonly refs: readonly string[] }
}

/** The changes that remove the sample data. */
export function removalChanges({ refs }: SampleRemoval): readonly RemovalChange[] {
  return removalParts(refs).map((part) => ({
    id: newId(),
    name: 'sample/remove',
    args: { refs: part },
  }))
}
