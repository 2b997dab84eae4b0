import { useAtom } from 'jotai'
import { useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Switch } from '#ui/form/switch.tsx'
import styles from './appearance-form.module.css'
import { deviceSettings, textSizes, themes } from './device-settings.ts'

/** Colours, text size and layout on this device. */
export function AppearanceForm() {
  const t = useT()
  const [settings, change] = useAtom(deviceSettings)
  return (
    <div className={styles.choices}>
      <RadioGroup
        label={t('settings.theme')}
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
      </div>
    </div>
  )
}
