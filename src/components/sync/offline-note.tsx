import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'

/** Says that the device is offline and what that means here. */
export function OfflineNote({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <Banner icon={<CloudOff aria-hidden="true" />} title={t('offline.title')} announce>
      {children}
    </Banner>
  )
}
