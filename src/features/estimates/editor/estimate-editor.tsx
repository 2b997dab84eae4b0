import { useCompany, useLive } from '#data/react.ts'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { EstimateStateBadge } from '#components/estimate/estimate-state-badge.tsx'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import { useLinePricing } from '#components/document/use-line-pricing.ts'
import { catalogue, type EstimateView, pricesOfCustomer } from '#data/index.ts'
import { linesOfOption, mostEstimateOptions } from '#domain/estimate/estimate-content.ts'
import { optionTotals } from '#domain/estimate/estimate-totals.ts'
import { withCopiedOption } from '#domain/estimate/option-edits.ts'
import { focusFirstInvalid } from '#lib/focus-first-invalid.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ActionNeeded } from '../document/action-needed.tsx'
import styles from '../options.module.css'
import { useListQuery } from '../list/use-estimate-filter.ts'
import { DraftActions } from './draft-actions.tsx'
import { OptionCard } from './option-card.tsx'
import { TermsCard } from './terms-card.tsx'
import { useEstimateEdits } from './use-estimate-edits.ts'
import { WorkCard } from './work-card.tsx'

/** A draft: its sums follow every key press, and it saves itself. */
export function EstimateEditor({ view }: { view: EstimateView }) {
  const t = useT()
  const company = useCompany()
  const search = useListQuery()
  const { estimate } = view
  const draft = useEstimateEdits(estimate)
  const { fields } = draft
  const { options } = fields
  const cards = useRef<HTMLDivElement>(null)
  const [wasEmpty, setWasEmpty] = useState(false)
  const linesError = wasEmpty ? t('problem.estimateEmpty') : undefined

  function showEmpty() {
    setWasEmpty(true)
    if (cards.current) focusFirstInvalid(cards.current)
  }

  const prices = useLive(pricesOfCustomer(fields.customerId))
  const pricing = useLinePricing(prices, useLive(catalogue()), {
    company,
    currency: estimate.currency,
    isInclusive: fields.isInclusive,
    on: null,
  })
  return (
    <Page
      title={`${t('estimates.one')} ${estimate.ref}`}
      back={{ href: `/estimates${search}`, label: t('estimates.back') }}
      width="full"
      note={
        <>
          <EstimateStateBadge state="draft" />
          {estimate.revision > 1 && (
            <span>{t('estimates.revision', { revision: String(estimate.revision) })}</span>
          )}
          {view.isUnsent && !draft.isUnsaved && <UnsentBadge />}
          <output className={styles.state}>
            {t(draft.isUnsaved ? 'invoiceDraft.saving' : 'invoiceDraft.saved')}
          </output>
        </>
      }
      actions={<DraftActions view={view} fields={fields} save={draft.save} onEmpty={showEmpty} />}
    >
      {draft.problem && <ProblemNote problem={draft.problem} />}
      <ActionNeeded view={view} />
      <div className={styles.editor} data-unsaved={draft.isUnsaved || undefined}>
        <WorkCard view={view} fields={fields} onChange={draft.change} />
        <div ref={cards} className={styles.options} data-count={options.length}>
          {options.map((option) => {
            const lines = linesOfOption(fields.lines, option.id)
            const sums = { ...estimate, isInclusive: fields.isInclusive }
            return (
              <OptionCard
                key={option.id}
                option={option}
                lines={lines}
                totals={optionTotals(sums, lines)}
                isInclusive={fields.isInclusive}
                isOnly={options.length === 1}
                currency={estimate.currency}
                company={company}
                pricing={pricing}
                linesError={lines.length === 0 ? linesError : undefined}
                onChange={draft.change}
              />
            )
          })}
        </div>
        {options.length < mostEstimateOptions && (
          <div>
            <Button
              icon={<Plus aria-hidden="true" />}
              onPress={() =>
                draft.change((now) => {
                  const number = String(now.options.length + 1)
                  return withCopiedOption(now, t('estimates.optionName', { number }), newId)
                })
              }
            >
              {t('estimates.addOption')}
            </Button>
          </div>
        )}
        <TermsCard currency={estimate.currency} fields={fields} onChange={draft.change} />
      </div>
    </Page>
  )
}
