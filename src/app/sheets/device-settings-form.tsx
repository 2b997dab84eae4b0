import { useAtom } from 'jotai'
import { locales, setLocale, useLocale, useT, type Locale } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { languageName } from '../commands/use-commands.ts'
import { deviceSettings, textSizes, themes } from '../settings/device-settings.ts'
import styles from './device-settings-form.module.css'
import { useSheet } from './use-sheet.ts'

/** Appearance and language on this device. */
export function DeviceSettingsForm() {
  const t = useT()
  const locale = useLocale()
  const panel = useSheet()
  const [settings, change] = useAtom(deviceSettings)

  function changeLanguage(next: Locale | undefined) {
    if (!next) return
    change({ locale: next })
    void setLocale(next)
  }

  return (
    <div className={styles.choices}>
      <RadioGroup
        label={t('shell.theme')}
        name="theme"
        value={settings.theme}
        options={themes.map((theme) => ({
          value: theme,
          label: t(`shell.theme.${theme}`),
          ...(theme === 'sun' && { description: t('shell.themeNote') }),
        }))}
        onChange={(event) => {
          const theme = themes.find((one) => one === event.target.value)
          if (theme) change({ theme })
        }}
      />
      <Select
        label={t('shell.language')}
        value={locale}
        options={locales.map((one) => ({ value: one, label: languageName(one) }))}
        onChange={(event) => changeLanguage(locales.find((one) => one === event.target.value))}
      />
      <RadioGroup
        label={t('settings.textSize')}
        name="text-size"
        value={settings.textSize}
        options={textSizes.map((size) => ({ value: size, label: t(`settings.textSize.${size}`) }))}
        onChange={(event) => {
          const textSize = textSizes.find((one) => one === event.target.value)
          if (textSize) change({ textSize })
        }}
      />
      <div className={styles.phone}>
        <Switch
          label={t('settings.leftHanded')}
          checked={settings.leftHanded}
          onChange={(event) => change({ leftHanded: event.target.checked })}
        />
      </div>
      <div className={styles.desktop}>
        <Switch
          label={t('shell.comfortable')}
          checked={settings.comfortable}
          onChange={(event) => change({ comfortable: event.target.checked })}
        />
        <Switch
          label={t('shell.letterKeys')}
          checked={settings.letterKeys}
          onChange={(event) => change({ letterKeys: event.target.checked })}
        />
        <Button onPress={() => panel.show('keys')}>{t('shell.commandShortcuts')}</Button>
      </div>
    </div>
  )
}
