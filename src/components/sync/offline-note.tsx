import { CloudOff } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { useDeviceName } from './use-device-name.ts'

export interface OfflineNoteProps {
  /** True if the page cannot do its work offline. */
  needsConnection?: boolean | undefined
}

/** Says that the device is offline and what still works. */
export function OfflineNote({ needsConnection = false }: OfflineNoteProps) {
  const t = useT()
  const device = useDeviceName()
  return (
    <Banner icon={<CloudOff aria-hidden="true" />} title={t('offline.title')} announce>
      {needsConnection ? t('offline.needed') : t('offline.note', { device })}
    </Banner>
  )
}
