import { Plus } from 'lucide-react'
import { Suspense, useDeferredValue } from 'react'
import { useNavigate } from 'react-router'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { planList } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { useNewInUrl } from '#ui/use-new-in-url.ts'
import { useUrlText } from '#ui/use-url-text.ts'
import { findPlans, planStates, type PlanState } from './find-plans.ts'
import { PlanRow } from './plan-row.tsx'

const NewPlanSheet = lazySheet(
  async () => (await import('../form/new-plan-sheet.tsx')).NewPlanSheet,
)

/** What a new plan is about, in the URL. */
const subjectNames = ['customer', 'site', 'asset'] as const

export interface PlansListProps {
  layout: 'page' | 'pane'
  current: string | null
}

/** The plans of one state, with a search. The URL holds the state, the search, and whether a new plan is begun. */
export function PlansList({ layout, current }: PlansListProps) {
  const t = useT()
  const actor = useActor()
  const navigate = useNavigate()
  const { values, change } = useUrlQuery()
  const [text, setText] = useUrlText()
  const items = useLive(planList())
  const settled = useDeferredValue(text)
  const today = useToday(useTimeZone())
  const state = planStates.find((one) => one === values.get('state')) ?? 'active'
  const shown = items && findPlans(items, state, settled)
  const offer = offerOf(actor, 'plan/edit')
  const mayEdit = offer === 'open'
  const countOf = (one: PlanState) => (items ? findPlans(items, one, settled).length : undefined)
  const [isBegun, setNew] = useNewInUrl(subjectNames)
  const isNew = isBegun && mayEdit

  return (
    <div className={listPage[layout]}>
      <Page
        title={t('shell.plans')}
        width="full"
        note={shown && t('plans.count', { count: shown.length })}
        actions={
          offer && (
            <Button
              isDisabled={offer === 'disabled'}
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              onPress={() => setNew(true)}
            >
              {t('plans.newShort')}
            </Button>
          )
        }
        tools={
          <>
            <SearchField
              label={t('plans.search')}
              hideLabel
              placeholder={t('plans.searchHint')}
              value={text}
              data-search
              onChange={(event) => setText(event.target.value)}
            />
            <ChipRow label={t('plans.state')}>
              {planStates.map((one) => (
                <Chip
                  key={one}
                  count={countOf(one)}
                  isSelected={one === state}
                  onPress={() => change((now) => withState(now, one))}
                >
                  {t(`plans.state.${one}`)}
                </Chip>
              ))}
            </ChipRow>
          </>
        }
      >
        {!shown && <Skeleton label={t('plans.loading')} count={8} />}
        {shown?.length === 0 && (
          <EmptyState title={t(items?.length === 0 ? 'plans.none' : 'plans.noneMatch')}>
            {items?.length === 0 ? t('plans.noneNote') : undefined}
          </EmptyState>
        )}
        {shown && shown.length > 0 && (
          <div className={listPage.list}>
            <List
              label={t('plans.title')}
              items={shown}
              scroll={layout === 'page' ? 'page' : 'self'}
              current={current}
              getKey={({ plan }) => plan.id}
              render={(item) => (
                <PlanRow item={item} today={today} isCurrent={item.plan.id === current} />
              )}
            />
          </div>
        )}
      </Page>
      {isNew && (
        <Suspense fallback={null}>
          <NewPlanSheet
            subject={{
              customerId: values.get('customer') ?? '',
              siteId: values.get('site') ?? '',
              assetIds: values.getAll('asset'),
            }}
            onCreated={(planId) => void navigate(`/plans/${planId}`, { replace: true })}
            onClose={() => setNew(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Active plans are what the list shows without a state. */
function withState(query: URLSearchParams, state: PlanState): URLSearchParams {
  const next = new URLSearchParams(query)
  if (state === 'active') next.delete('state')
  else next.set('state', state)
  return next
}
