import { Suspense, useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import type { SampleRemoval } from '#domain/sample/find-removal.ts'
import type { Result } from '#lib/result.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import { type RemovalChange, removalChanges } from './removal-changes.ts'
import { mainThings, useSampleThings } from './use-sample-things.ts'

const RemoveSampleSheet = lazySheet(
  async () => (await import('./remove-sample-sheet.tsx')).RemoveSampleSheet,
)

export interface SampleCardProps {
  removal: SampleRemoval
  /** Also says what stays once everything else is removed. */
  withKept?: boolean
  mutateAll: (changes: readonly RemovalChange[]) => Promise<Result<void, Problem>>
}

/** Says what sample data there is and lets the office remove it; nothing where there is none. */
export function SampleCard({ removal, withKept = false, mutateAll }: SampleCardProps) {
  const t = useT()
  const format = useFormat()
  const things = useSampleThings()
  const [isAsking, setAsking] = useState(false)
  const { refs, counts, kept } = removal
  const stays = withKept ? kept : []
  const named = things(counts, mainThings) || things(counts)
  if (refs.length + stays.length === 0) return null
  return (
    <Card
      title={t('sample.title')}
      actions={
        refs.length > 0 && (
          <Button size="small" onPress={() => setAsking(true)}>
            {t('sample.remove')}
          </Button>
        )
      }
    >
      {refs.length > 0 && <p>{t('sample.about', { things: named })}</p>}
      {stays.length > 0 && (
        <p>{t('sample.keptOnly', { things: format.list(stays.map(({ name }) => name)) })}</p>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <RemoveSampleSheet
            removal={removal}
            remove={() => mutateAll(removalChanges(removal))}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
