import { EstimateStateBadge } from '#components/estimate/estimate-state-badge.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import { DayText } from '#components/text/day-text.tsx'
import type { EstimateView } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import { estimateContent, linesOfOption } from '#domain/estimate/estimate-content.ts'
import { estimateState } from '#domain/estimate/estimate-state.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useListQuery } from '../list/use-estimate-filter.ts'
import styles from '../options.module.css'
import { PlaceText } from '../place-text.tsx'
import { ActionNeeded } from './action-needed.tsx'
import { AnswerCard } from './answer-card.tsx'
import { EstimateActions } from './estimate-actions.tsx'
import { EstimateMails } from './estimate-mails.tsx'
import { OptionPaper } from './option-paper.tsx'

/** An estimate that was sent: what the customer chooses between, what they said, and what can be done about it. */
export function EstimateDocumentPage({ view }: { view: EstimateView }) {
  const t = useT()
  const today = useToday(useTimeZone())
  const search = useListQuery()
  const { estimate } = view
  const { options, lines, deposit, decision } = estimateContent(estimate)
  const state = estimateState(estimate, today)
  return (
    <Page
      title={`${t('estimates.one')} ${estimate.ref}`}
      back={{ href: `/estimates${search}`, label: t('estimates.back') }}
      width="full"
      note={
        <>
          <EstimateStateBadge state={state} />
          {estimate.revision > 1 && (
            <span>{t('estimates.revision', { revision: String(estimate.revision) })}</span>
          )}
          <SampleBadge id={estimate.id} />
          {view.isUnsent && <UnsentBadge />}
        </>
      }
      actions={<EstimateActions view={view} state={state} />}
    >
      <ActionNeeded view={view} />
      <div className={styles.editor}>
        <Card title={estimate.title}>
          <div className={styles.fields}>
            <PlaceText view={view} />
            <p>
              {t('estimates.validUntil')}: <DayText day={estimate.validUntil} />
            </p>
            {estimate.note !== '' && <p className={styles.note}>{estimate.note}</p>}
          </div>
        </Card>
        {decision && <AnswerCard decision={decision} signature={view.signature} />}
        <EstimateMails view={view} />
        <div className={styles.options} data-count={options.length}>
          {options.map((option) => (
            <OptionPaper
              key={option.id}
              estimate={estimate}
              option={option}
              lines={linesOfOption(lines, option.id)}
              deposit={deposit}
              isChosen={option.id === decision?.optionId}
            />
          ))}
        </div>
      </div>
    </Page>
  )
}
