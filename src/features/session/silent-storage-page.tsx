import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { SessionFrame } from './session-frame.tsx'

/** Shown while nothing is known because the browser's storage has not answered since the start. */
export function SilentStoragePage() {
  const t = useT()
  return (
    <SessionFrame title={t('stopped.silentTitle')} note={t('stopped.silentNote')}>
      <Button variant="primary" wide onPress={() => location.reload()}>
        {t('shell.reload')}
      </Button>
    </SessionFrame>
  )
}
