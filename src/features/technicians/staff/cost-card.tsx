import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { MoneyText } from '#components/text/money-text.tsx'
import { costOfId, unsentIds } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import type { StaffPerson } from './staff-card.tsx'

const CostSheet = lazySheet(async () => (await import('./cost-sheet.tsx')).CostSheet)

/** What an hour of a person costs the company, which only the office is shown. */
export function CostCard({ person, mayEdit }: { person: StaffPerson; mayEdit: boolean }) {
  const t = useT()
  const cost = useLive(costOfId(person.id))
  const unsent = useLive(unsentIds('costs'))
  const [isEditing, setEditing] = useState(false)
  const costMinor = cost?.costMinor ?? 0
  const title = t('hourlyCost.title')
  return (
    <Card
      title={
        <>
          {title} {unsent?.has(person.id) && <UnsentMark />}
        </>
      }
      actions={
        mayEdit &&
        cost !== undefined && (
          <Button
            aria-label={`${t('technicians.editShort')}: ${title}`}
            onPress={() => setEditing(true)}
          >
            {t('technicians.editShort')}
          </Button>
        )
      }
    >
      {cost === undefined ? (
        <Skeleton label={title} count={1} />
      ) : (
        <p>{costMinor > 0 ? <MoneyText minor={costMinor} /> : t('hourlyCost.none')}</p>
      )}
      <Suspense fallback={null}>
        {isEditing && (
          <CostSheet person={person} costMinor={costMinor} onClose={() => setEditing(false)} />
        )}
      </Suspense>
    </Card>
  )
}
