import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { weekdays } from '#domain/entities/working-hours.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { CompanySectionPage } from '../section-page.tsx'
import { HolidaysCard } from './holidays-card.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'

const HoursSheet = lazySheet(async () => (await import('./hours-sheet.tsx')).HoursSheet, 'public')

/** When the company works, and on which days not. */
export function HoursPage() {
  const t = useT()
  const format = useFormat()
  return (
    <CompanySectionPage section="hours">
      {(company) => (
        <>
          <SettingsCard title={t('admin.workingHours')} company={company} sheet={HoursSheet}>
            <Facts
              items={weekdays.map((day) => ({
                term: t(`weekday.${day}`),
                detail:
                  company.workingHours[day]
                    .map(({ start, end }) => `${format.clock(start)} – ${format.clock(end)}`)
                    .join(', ') || t('admin.dayOff'),
              }))}
            />
          </SettingsCard>
          <HolidaysCard company={company} />
        </>
      )}
    </CompanySectionPage>
  )
}
