import { CloudOff } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { useDeviceName } from './use-device-name.ts'

export interface OfflineNoteProps {
  /** True where the page cannot do its work without a connection. */
  needsConnection?: boolean | undefined
}

/** Says that there is no signal, and what works all the same. */
export function OfflineNote({ needsConnection = false }: OfflineNoteProps) {
  const t = useT()
  const device = useDeviceName()
  return (
    <Banner icon={<CloudOff aria-hidden="true" />} title={t('offline.title')} announce>
      {needsConnection ? t('offline.needed') : t('offline.note', { device })}
    </Banner>
  )
}
