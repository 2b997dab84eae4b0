import { CircleAlert, Info } from 'lucide-react'
import type { InvoiceView } from '#data/index.ts'
import type { Missing } from '#domain/invoice/missing-for-issue.ts'
import { type Translate, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Link } from '#ui/link.tsx'
import styles from './issue-sheet.module.css'

export interface MissingListProps {
  missing: readonly Missing[]
  view: Pick<InvoiceView, 'invoice'>
  /** It cannot be issued before. */
  isBlocking?: boolean
}

/** What a draft lacks, each with the way to where it is entered. */
export function MissingList({ missing, view, isBlocking = false }: MissingListProps) {
  const t = useT()
  if (missing.length === 0) return null
  return (
    <Banner
      tone={isBlocking ? 'danger' : 'info'}
      icon={isBlocking ? <CircleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}
      title={t(isBlocking ? 'issue.blocked' : 'issue.missing')}
    >
      <ul className={styles.missing}>
        {missing.map((one) => {
          const href = fixHref(one, view)
          return (
            <li key={`${one.kind} ${one.line}`}>
              {missingText(t, one)}
              {href !== null && (
                <Link href={href} alone>
                  {t('issue.fix')}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}

export function missingText(t: Translate, { kind, line }: Missing): string {
  if (kind === 'price') return t('issue.missing.price', { name: line })
  if (kind === 'overCredited') return t('problem.overCredited')
  if (kind === 'overPrepaid') return t('problem.overPrepaid')
  return t(`issue.missing.${kind}`)
}

function fixHref({ kind }: Missing, { invoice }: MissingListProps['view']): string | null {
  if (kind.startsWith('seller')) return '/admin/profile'
  return kind === 'buyerAddress' ? `/customers/${invoice.customerId}` : null
}
