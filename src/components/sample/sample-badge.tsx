import { isSampleId } from '#domain/entities/sample-id.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'

/** Marks a document of the sample data, so that no one takes it for real. */
export function SampleBadge({ id }: { id: string }) {
  const t = useT()
  return isSampleId(id) ? <Badge tone="grey">{t('sample.badge')}</Badge> : null
}
