import { useParams } from 'react-router'
import { estimateById } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { EstimateDocumentPage } from '../document/estimate-document-page.tsx'
import { EstimateEditor } from '../editor/estimate-editor.tsx'
import { useListQuery } from '../list/use-estimate-filter.ts'

/** The estimate whose id is in the URL: a draft is edited by those who may, another one is read. */
export function EstimatePage() {
  const t = useT()
  const actor = useActor()
  const { estimateId = '' } = useParams()
  const search = useListQuery()
  const view = useLive(estimateById(estimateId))
  const mayEdit = view && actor !== null && can(actor, 'estimate/edit', { ...view.estimate })
  if (view?.estimate.status === 'draft' && mayEdit)
    return <EstimateEditor key={estimateId} view={view} />
  if (view) return <EstimateDocumentPage key={estimateId} view={view} />
  return (
    <Page
      title={t('estimates.one')}
      back={{ href: `/estimates${search}`, label: t('estimates.back') }}
    >
      {view === undefined ? (
        <Skeleton label={t('estimates.loading')} shape="text" />
      ) : (
        <EmptyState
          title={t('estimates.notFound')}
          action={<ButtonLink href="/estimates">{t('estimates.back')}</ButtonLink>}
        >
          {t('estimates.notFoundNote')}
        </EmptyState>
      )}
    </Page>
  )
}
