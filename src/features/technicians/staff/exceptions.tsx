import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { ExceptionList } from '#components/staff/exception-list.tsx'
import type { DayException } from '#domain/entities/staff.ts'
import { exceptionsAhead } from '#domain/staff/day-exceptions.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import type { StaffPerson } from './staff-card.tsx'
import styles from './staff.module.css'
import type { StaffView } from './use-staff.ts'

const ExceptionSheet = lazySheet(
  async () => (await import('./exception-sheet.tsx')).ExceptionSheet,
  'public',
)

interface ExceptionsProps {
  person: StaffPerson
  view: StaffView
  mayEdit: boolean
}

/** Days ahead on which a person has other hours. */
export function Exceptions({ person, view, mayEdit }: ExceptionsProps) {
  const t = useT()
  const [open, setOpen] = useState<DayException | 'new' | null>(null)
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3 className={styles.title}>{t('exceptions.title')}</h3>
        {mayEdit && (
          <Button icon={<CalendarPlus aria-hidden="true" />} onPress={() => setOpen('new')}>
            {t('exceptions.add')}
          </Button>
        )}
      </div>
      <ExceptionList
        exceptions={exceptionsAhead(view.plan.exceptions, view.today)}
        onEdit={mayEdit ? setOpen : undefined}
      />
      <Suspense fallback={null}>
        {open !== null && (
          <ExceptionSheet
            {...view}
            person={person}
            exception={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </section>
  )
}
