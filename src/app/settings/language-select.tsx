import { useAtom } from 'jotai'
import { locales, setLocale, useLocale, useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import { languageName } from '../commands/use-commands.ts'
import { deviceSettings } from './device-settings.ts'

/** The language of the app on this device. */
export function LanguageSelect() {
  const t = useT()
  const locale = useLocale()
  const [, change] = useAtom(deviceSettings)
  return (
    <Select
      label={t('shell.language')}
      hideLabel
      value={locale}
      options={locales.map((one) => ({ value: one, label: languageName(one) }))}
      onChange={(event) => {
        const next = locales.find((one) => one === event.target.value)
        if (!next) return
        change({ locale: next })
        void setLocale(next)
      }}
    />
  )
}
