import { clsx } from 'clsx'
import { threadList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './chat-count.module.css'

const maxShown = 99

/** The number of unread messages, on the link to the chat. */
export function ChatCount() {
  const t = useT()
  const threads = useLive(threadList()) ?? []
  const count = threads.reduce((sum, { unread }) => sum + unread, 0)
  const urgent = threads.reduce((sum, thread) => sum + thread.urgent, 0)
  if (count === 0 && urgent === 0) return null
  return (
    <span className={clsx(styles.count, urgent > 0 && styles.urgent)}>
      <span aria-hidden="true">{count > maxShown ? `${maxShown}+` : Math.max(count, urgent)}</span>
      <VisuallyHidden>
        {urgent > 0 ? t('chat.urgentCount', { count: urgent }) : t('chat.unread', { count })}
      </VisuallyHidden>
    </span>
  )
}
