import { CircleAlert } from 'lucide-react'
import type { Device } from '#domain/entities/device.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import styles from './device-list.module.css'

export interface ForgetDialogProps {
  device: Device
  onForget: (device: Device) => Promise<boolean>
  onClose: () => void
}

/** Says what forgetting a device does and does not do, above all where it has work that was not sent. */
export function ForgetDialog({ device, onForget, onClose }: ForgetDialogProps) {
  const t = useT()
  const label = device.label === '' ? t('devices.unknown') : device.label
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('devices.forgetTitle', { label })}
      confirmLabel={t('devices.forget')}
      cancelLabel={t('action.cancel')}
      danger={device.unsentCount > 0}
      onConfirm={() => onForget(device)}
    >
      <div className={styles.dialog}>
        {device.unsentCount > 0 && (
          <Banner tone="attention" icon={<CircleAlert aria-hidden="true" />}>
            {t('devices.forgetUnsent', { count: device.unsentCount })}
          </Banner>
        )}
        <p>{t('devices.forgetNote')}</p>
      </div>
    </ConfirmDialog>
  )
}
