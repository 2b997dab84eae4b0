import { FilePenLine } from 'lucide-react'
import { useCallback } from 'react'
import { useLoaded } from '#components/use-loaded.ts'
import type { Signed } from '#domain/entities/photo.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { isChangedSince } from './is-changed-since.ts'

export interface ChangedMarkProps {
  signed: Signed
  /** The work as it is now, see `coveredWork`. */
  covered: string
}

/** Tells that the work is not any more what was signed. */
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
