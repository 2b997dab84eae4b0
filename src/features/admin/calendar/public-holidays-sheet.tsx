import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { isHoliday, withHolidays } from '#domain/company/holidays.ts'
import { mostHolidays } from '#domain/company/holiday.ts'
import {
  holidayCountries,
  holidayCountry,
  type PublicHoliday,
  publicHolidays,
} from '#domain/company/public-holidays/public-holidays.ts'
import type { Company } from '#domain/entities/company.ts'
import { useFormat, useT } from '#messages/index.ts'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Select } from '#ui/form/select.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import styles from './holidays.module.css'

interface PublicHolidaysSheetProps {
  company: Company
  today: string
  onClose: () => void
}

const keyOf = ({ on, name }: PublicHoliday) => `${on} ${name}`

/** Suggests a country's public holidays of a year; works offline. */
export function PublicHolidaysSheet({ company, today, onClose }: PublicHolidaysSheetProps) {
  const t = useT()
  const format = useFormat()
  const edit = useCompanyEdit()
  const [seen] = useState(company)
  const [country, setCountry] = useState(() => holidayCountry(seen.address.country))
  const [year, setYear] = useState(() => Number(today.slice(0, 4)))
  /** What was ticked or unticked by hand. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const thisYear = Number(today.slice(0, 4))
  const countries = holidayCountries
    .map((value) => ({ value, label: format.countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))

  const days = country === null ? [] : publicHolidays(country, year).filter(({ on }) => on >= today)
  const isChosen = (one: PublicHoliday) => choices.get(keyOf(one)) ?? !one.isRegional
  const chosen = days.filter((one) => isChosen(one) && !isHoliday(seen, one.on))
  const nameOf = ({ name, isObserved }: PublicHoliday) => {
    const words = t(`holiday.${name}`)
    return isObserved ? t('holidays.observed', { name: words }) : words
  }
  const next = withHolidays(
    seen.holidays,
    // Two of them may be on one day, which is one holiday.
    chosen
      .filter(({ on }, index) => chosen.findIndex((one) => one.on === on) === index)
      .map((one) => ({ on: one.on, label: nameOf(one) })),
  )
  const count = next.length - seen.holidays.length
  const error =
    next.length > mostHolidays
      ? t('holidays.full')
      : tried && count === 0
        ? t(country === null ? 'holidays.noCountry' : 'holidays.chooseOne')
        : undefined

  return (
    <EditSheet
      title={t('holidays.addPublic')}
      isDirty={choices.size > 0}
      isSaving={isSaving}
      problem={problem}
      submitLabel={count === 0 ? t('holidays.add') : t('holidays.addCount', { count })}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (count === 0 || next.length > mostHolidays) return
        await save(async () => {
          const result = await edit(seen, { holidays: next })
          if (result.ok) showToast(t('holidays.added', { count }), { kind: 'success' })
          return result
        })
      }}
      onClose={onClose}
    >
      <FieldRow>
        <Select
          label={t('holidays.country')}
          value={country ?? ''}
          options={countries}
          {...(country === null && { placeholder: '—' })}
          error={error}
          onChange={(event) => setCountry(holidayCountry(event.target.value))}
        />
        <Select
          label={t('holidays.year')}
          value={String(year)}
          options={[0, 1, 2].map((ahead) => {
            const value = String(thisYear + ahead)
            return { value, label: value }
          })}
          onChange={(event) => setYear(Number(event.target.value))}
        />
      </FieldRow>
      {[false, true].map((isRegional) => {
        const some = days.filter((one) => one.isRegional === isRegional)
        if (some.length === 0) return null
        return (
          <FieldGroup
            key={String(isRegional)}
            title={t(isRegional ? 'holidays.regional' : 'holidays.nationwide')}
          >
            <ul className={styles.days}>
              {some.map((one) => {
                const isThere = isHoliday(seen, one.on)
                return (
                  <li key={keyOf(one)} className={styles.choice}>
                    <Checkbox
                      label={nameOf(one)}
                      checked={isThere || isChosen(one)}
                      disabled={isThere}
                      onChange={(event) =>
                        setChoices(new Map(choices).set(keyOf(one), event.target.checked))
                      }
                    />
                    <span className={styles.when}>
                      {isThere ? t('holidays.already') : format.day(one.on)}
                    </span>
                  </li>
                )
              })}
            </ul>
          </FieldGroup>
        )
      })}
      <p className={styles.note}>{t('holidays.suggestions')}</p>
    </EditSheet>
  )
}
