import { Copy, CornerUpLeft } from 'lucide-react'
import type { Message } from '#domain/entities/message.ts'
import { useT } from '#messages/index.ts'
import { PointMenu } from '#ui/overlay/point-menu.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import type { PressPoint } from './use-long-press.ts'

export interface MessageMenuProps {
  message: Message
  point: PressPoint
  onReply: (message: Message) => void
  onClose: () => void
}

/** What can be done with a message. */
export function MessageMenu({ message, point, onReply, onClose }: MessageMenuProps) {
  const t = useT()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(message.text)
      showToast(t('chat.copied'), { kind: 'success' })
    } catch {
      showToast(t('chat.notCopied'), { kind: 'danger' })
    }
  }

  return (
    <PointMenu
      point={point}
      label={t('chat.options')}
      items={[
        {
          id: 'reply',
          label: t('chat.reply'),
          icon: <CornerUpLeft aria-hidden="true" />,
          onAction: () => onReply(message),
        },
        ...(message.text === ''
          ? []
          : [
              {
                id: 'copy',
                label: t('chat.copy'),
                icon: <Copy aria-hidden="true" />,
                onAction: () => void copy(),
              },
            ]),
      ]}
      onClose={onClose}
    />
  )
}
