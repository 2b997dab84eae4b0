import { CalendarPlus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Holiday } from '#domain/company/holiday.ts'
import { splitHolidays, withHolidays } from '#domain/company/holidays.ts'
import type { Company } from '#domain/entities/company.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import styles from './holidays.module.css'

const HolidaySheet = lazySheet(async () => (await import('./holiday-sheet.tsx')).HolidaySheet)
const PublicHolidaysSheet = lazySheet(
  async () => (await import('./public-holidays-sheet.tsx')).PublicHolidaysSheet,
)

/** The days on which the company is closed: those ahead, and folded away those that are over. */
export function HolidaysCard({ company }: { company: Company }) {
  const t = useT()
  const actor = useActor()
  const edit = useCompanyEdit()
  const reportProblem = useProblemToast()
  const today = useToday(useTimeZone())
  const [open, setOpen] = useState<'one' | 'public' | null>(null)
  const may = actor !== null && can(actor, 'company/edit')
  const { ahead, past } = splitHolidays(company.holidays, today)
  const close = () => setOpen(null)

  async function remove(gone: readonly Holiday[], name: string) {
    const left = company.holidays.filter((one) => !gone.includes(one))
    const result = await edit(company, { holidays: left })
    if (!result.ok) return reportProblem(result.problem)
    showToast(t('holidays.removed', { name }), {
      kind: 'success',
      action: {
        label: t('action.undo'),
        onPress: () =>
          void edit({ ...company, holidays: left }, { holidays: withHolidays(left, gone) }),
      },
    })
    return undefined
  }
  const removeOne = may ? (one: Holiday, name: string) => void remove([one], name) : undefined

  return (
    <Card
      title={t('holidays.title')}
      actions={
        may && (
          <Button size="small" onPress={() => setOpen('one')}>
            {t('holidays.add')}
          </Button>
        )
      }
    >
      <div className={styles.intro}>
        {ahead.length === 0 && past.length === 0 && (
          <p className={styles.note}>{`${t('holidays.none')}. ${t('holidays.noneNote')}`}</p>
        )}
        {may && (
          <Button icon={<CalendarPlus aria-hidden="true" />} onPress={() => setOpen('public')}>
            {t('holidays.addPublic')}
          </Button>
        )}
      </div>
      <HolidayRows holidays={ahead} onRemove={removeOne} />
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{t('holidays.past', { count: past.length })}</summary>
          <HolidayRows holidays={past} onRemove={removeOne} />
          {may && (
            <Button
              size="small"
              onPress={() => void remove(past, t('holidays.past', { count: past.length }))}
            >
              {t('holidays.removePast')}
            </Button>
          )}
        </details>
      )}
      <Suspense fallback={null}>
        {open === 'one' && <HolidaySheet company={company} today={today} onClose={close} />}
        {open === 'public' && (
          <PublicHolidaysSheet company={company} today={today} onClose={close} />
        )}
      </Suspense>
    </Card>
  )
}

interface HolidayRowsProps {
  holidays: readonly Holiday[]
  onRemove: ((holiday: Holiday, name: string) => void) | undefined
}

function HolidayRows({ holidays, onRemove }: HolidayRowsProps) {
  const t = useT()
  const format = useFormat()
  // With the weekday, which decides whether a holiday matters.
  const dayFormat = new Intl.DateTimeFormat(format.locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  const dayOf = (day: string) => dayFormat.format(Date.parse(day))
  if (holidays.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={t('holidays.title')}>
      {holidays.map((one) => {
        const name = one.label || t('holidays.unnamed')
        return (
          <li key={one.id} className={styles.row}>
            <time dateTime={one.on} className={styles.day}>
              {dayOf(one.on)}
            </time>
            <span className={styles.name}>{name}</span>
            {onRemove && (
              <IconButton
                label={t('holidays.remove', { name: `${name} ${format.day(one.on)}` })}
                icon={<Trash2 />}
                onPress={() => onRemove(one, name)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
