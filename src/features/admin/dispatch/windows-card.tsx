import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { lengthText } from '#components/text/length-text.ts'
import type { Company } from '#domain/entities/company.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'

const WindowsSheet = lazySheet(async () => (await import('./windows-sheet.tsx')).WindowsSheet)

/** When customers are told that someone arrives. */
export function WindowsCard({ company }: { company: Company }) {
  const t = useT()
  const format = useFormat()
  const windows = company.arrivalWindows
    .toSorted((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1))
    .map(({ from, to }) => format.clockSpan(from, to).replaceAll(/\s/g, '\u{a0}'))
  return (
    <SettingsCard title={t('windows.title')} company={company} sheet={WindowsSheet}>
      <Facts
        items={[
          { term: t('windows.day'), detail: windows.join(', ') || t('windows.none') },
          {
            term: t('windows.around'),
            detail: t('windows.aroundText', {
              before: lengthText(t, company.windowBefore * 60_000),
              after: lengthText(t, company.windowAfter * 60_000),
            }),
          },
        ]}
      />
    </SettingsCard>
  )
}
