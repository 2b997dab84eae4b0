import { FilePenLine } from 'lucide-react'
import { useCallback } from 'react'
import { useLoaded } from '#components/use-loaded.ts'
import type { Signed } from '#domain/entities/photo.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { isChangedSince } from './is-changed-since.ts'

export interface ChangedMarkProps {
  signed: Signed
  /** The current state of the work, see `coveredWork`. */
  covered: string
}

/** Warns that the work has changed since it was signed. */
export function ChangedMark({ signed, covered }: ChangedMarkProps) {
  const t = useT()
  const isChanged = useLoaded(useCallback(() => isChangedSince(signed, covered), [signed, covered]))

  if (!isChanged) return null
  return (
    <Badge tone="orange" icon={<FilePenLine aria-hidden="true" />}>
      {t('sign.changed')}
    </Badge>
  )
}
