import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { type StaffView, useStaff } from './use-staff.ts'

/** A person whose skills, hours and base location are shown. */
export interface StaffPerson {
  readonly id: string
  readonly name: string
}

export interface StaffSheetProps extends StaffView {
  person: StaffPerson
  onClose: () => void
}

interface StaffCardProps {
  title: string
  person: StaffPerson
  /** Whether the reader may change it. */
  mayEdit: boolean
  /** What changes it; a `lazySheet`. */
  sheet: ComponentType<StaffSheetProps>
  children: (view: StaffView) => ReactNode
}

/** A part of what a person is planned by, and the sheet that changes it. */
export function StaffCard({ title, person, mayEdit, sheet: Sheet, children }: StaffCardProps) {
  const t = useT()
  const view = useStaff(person.id)
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title={
        <>
          {title} {view?.isUnsent && <UnsentMark />}
        </>
      }
      actions={
        mayEdit &&
        view && (
          <Button
            aria-label={`${t('technicians.editShort')}: ${title}`}
            onPress={() => setEditing(true)}
          >
            {t('technicians.editShort')}
          </Button>
        )
      }
    >
      {view ? children(view) : <Skeleton label={title} count={2} />}
      <Suspense fallback={null}>
        {isEditing && view && <Sheet {...view} person={person} onClose={() => setEditing(false)} />}
      </Suspense>
    </Card>
  )
}
