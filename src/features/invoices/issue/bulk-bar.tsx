import { FileCheck2, X } from 'lucide-react'
import { useState } from 'react'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { Selection } from '../list/use-selection.ts'
import styles from './bulk-bar.module.css'
import { BulkIssueSheet } from './bulk-issue-sheet.tsx'
import { sumByCurrency } from './sum-by-currency.ts'

/** What is done with the selected drafts; it comes from below. */
export function BulkBar({ selection }: { selection: Selection }) {
  const t = useT()
  const format = useFormat()
  const [isIssuing, setIssuing] = useState(false)
  const count = selection.items.length
  const sums = sumByCurrency(selection.items).map(([currency, minor]) =>
    format.money(minor, currency),
  )
  return (
    <section className={styles.bar} aria-label={t('invoices.selected', { count })}>
      <IconButton label={t('invoices.clearSelection')} icon={<X />} onPress={selection.clear} />
      <p className={styles.text}>
        {t('invoices.selected', { count })} · <strong>{sums.join(' · ')}</strong>
      </p>
      <Button
        variant="primary"
        icon={<FileCheck2 aria-hidden="true" />}
        onPress={() => setIssuing(true)}
      >
        {t('invoices.issueSelected', { count: format.number(count) })}
      </Button>
      {isIssuing && (
        <BulkIssueSheet
          items={selection.items}
          onDone={selection.clear}
          onClose={() => setIssuing(false)}
        />
      )}
    </section>
  )
}
