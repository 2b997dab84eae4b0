import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { Receipt } from '#domain/entities/receipt.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './entry.module.css'

/** The receipt as it is stored. */
export function EntryRaw({ receipt }: { receipt: Receipt }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const text = isOpen ? JSON.stringify(receipt, null, 2) : ''
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast(t('log.copied'))
  }
  return (
    <details className={styles.raw} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('log.raw')}</summary>
      <Button size="small" icon={<Copy aria-hidden="true" />} onPress={() => void copy()}>
        {t('log.copy')}
      </Button>
      <pre>{text}</pre>
    </details>
  )
}
