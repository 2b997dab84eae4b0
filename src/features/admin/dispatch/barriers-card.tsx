import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { type Barrier, mostBarriers } from '#domain/company/dispatch/barrier.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { ItemRows, ItemsCard } from '../settings/items-card.tsx'

const BarrierSheet = lazySheet(async () => (await import('./barrier-sheet.tsx')).BarrierSheet)

/** The lines that drives take longer to get across, with their minutes. */
export function BarriersCard({ company }: { company: Company }) {
  const t = useT()
  const actor = useActor()
  const [open, setOpen] = useState<Barrier | 'new' | null>(null)
  const may = actor !== null && can(actor, 'company/edit')
  const sorted = company.barriers.toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <ItemsCard
      title={t('barriers.title')}
      addLabel={t('barriers.new')}
      none={t('barriers.none')}
      full={t('barriers.full')}
      count={sorted.length}
      most={mostBarriers}
      onAdd={may ? () => setOpen('new') : null}
    >
      <ItemRows
        rows={sorted.map(({ id, name, minutes }) => ({
          id,
          title: name,
          people: t('barriers.minutesMore', { minutes }),
        }))}
        onOpen={may ? (id) => setOpen(sorted.find((one) => one.id === id) ?? null) : null}
      />
      <Suspense fallback={null}>
        {open !== null && (
          <BarrierSheet
            company={company}
            barrier={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </ItemsCard>
  )
}
