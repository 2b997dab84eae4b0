import { useState } from 'react'
import type { MoneyAtRisk } from '#data/index.ts'
import type { LeakKind } from '#domain/leaks/leak.ts'
import { sumLeaks } from '#domain/leaks/sum-leaks.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './at-risk.module.css'
import { LeakRow } from './leak-row.tsx'
import { LeakSums } from './leak-sums.tsx'

/** As many as fit a screen; more on request. */
const shownFirst = 10

interface LeakGroupProps {
  kind: LeakKind
  items: readonly MoneyAtRisk[]
}

/** The leaks of one kind, with what to do about each. */
export function LeakGroup({ kind, items }: LeakGroupProps) {
  const t = useT()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? items : items.slice(0, shownFirst)
  return (
    <Card
      flush
      title={t(`atRisk.${kind}`)}
      actions={<LeakSums sums={sumLeaks(items)} className={styles.sum} />}
    >
      <p className={styles.why}>{t(`atRiskNote.${kind}`)}</p>
      <ul className={styles.list}>
        {shown.map((leak) => (
          <li key={leak.id} className={styles.row}>
            <LeakRow leak={leak} />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <div className={styles.more}>
          <Button size="small" variant="quiet" onPress={() => setAll(true)}>
            {t('atRisk.showAll', { count: items.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}
