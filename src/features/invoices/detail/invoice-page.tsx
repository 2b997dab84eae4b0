import { useParams } from 'react-router'
import { invoiceById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { InvoiceDocumentPage } from '../document/invoice-document-page.tsx'
import { InvoiceEditor } from '../editor/invoice-editor.tsx'
import { useListQuery } from '../list/use-invoice-filter.ts'

/** The invoice whose id is in the URL: a draft is edited, a final one is read. */
export function InvoicePage() {
  const t = useT()
  const { invoiceId = '' } = useParams()
  const search = useListQuery()
  const { values, change } = useUrlQuery()
  const view = useLive(invoiceById(invoiceId))
  const isIssuing = values.get('issue') !== null

  function ask(isAsked: boolean) {
    change((now) => {
      const next = new URLSearchParams(now)
      if (isAsked) next.set('issue', '1')
      else next.delete('issue')
      return next
    })
  }

  if (view?.invoice.status === 'draft')
    return <InvoiceEditor key={invoiceId} view={view} isIssuing={isIssuing} onIssuing={ask} />
  if (view) return <InvoiceDocumentPage key={invoiceId} view={view} />
  return (
    <Page
      title={t('invoiceDoc.invoice')}
      back={{ href: `/invoices${search}`, label: t('invoiceDoc.back') }}
    >
      {view === undefined ? (
        <Skeleton label={t('invoices.loading')} shape="text" />
      ) : (
        <EmptyState
          title={t('invoiceDoc.notFound')}
          action={<ButtonLink href="/invoices">{t('invoiceDoc.back')}</ButtonLink>}
        >
          {t('invoiceDoc.notFoundNote')}
        </EmptyState>
      )}
    </Page>
  )
}
