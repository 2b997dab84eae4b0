import { useAtom } from 'jotai'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useSheet } from '../sheets/use-sheet.ts'
import { deviceSettings } from './device-settings.ts'

/** Single-letter keys, and the list of all keys. */
export function KeyboardSettings() {
  const t = useT()
  const panel = useSheet()
  const [settings, change] = useAtom(deviceSettings)
  return (
    <>
      <Switch
        label={t('shell.letterKeys')}
        checked={settings.letterKeys}
        onChange={(event) => change({ letterKeys: event.target.checked })}
      />
      <Button onPress={() => panel.show('keys')}>{t('shell.commandShortcuts')}</Button>
    </>
  )
}
