import { useEffect, useState } from 'react'
import { estimateWords } from '#components/pdf/estimate/estimate-words.ts'
import { paperFormat } from '#components/pdf/invoice/paper-format.ts'
import type { EstimateShareView } from '#domain/share/share-view.ts'
import { useLanguage, useShareText } from '../language.tsx'
import { DocumentActions } from '../parts/document-actions.tsx'
import page from '../parts/page.module.css'
import type { Share } from '../use-share.ts'
import { Answer } from './answer.tsx'
import { OptionCard } from './option-card.tsx'
import { StateNote } from './state-note.tsx'
import { pricedOptions } from './priced-options.ts'
import styles from './estimate-view.module.css'

export interface EstimateViewProps {
  view: EstimateShareView
  isStale: boolean
  send: Share['send']
}

/** An estimate: what the customer chooses between, and their answer. */
export function EstimateView({ view, isStale, send }: EstimateViewProps) {
  const t = useShareText()
  const language = useLanguage()
  const { estimate, seller, buyer, company } = view
  const words = estimateWords[language]
  const format = paperFormat(language, seller.address.country, estimate.currency)
  const options = pricedOptions(estimate)
  const [only] = options.length === 1 ? options : []
  const [picked, setPicked] = useState(only?.option.id ?? '')
  const mayApprove = view.canApprove && !isStale
  const heading = `${words.estimate} ${estimate.ref}`

  useEffect(() => {
    document.title = `${heading} · ${company.name}`
  }, [heading, company.name])

  return (
    <>
      <header className={page.head}>
        <p className={page.kind}>
          {heading}
          {estimate.revision > 1 && ` · ${t('share.revision', { revision: estimate.revision })}`}
        </p>
        <h1>{estimate.title}</h1>
        <p className={page.facts}>
          {words.customer}: {buyer.name}
          <br />
          {words.validUntil}: {format.day(estimate.validUntil)}
        </p>
      </header>
      <StateNote view={view} options={options} format={format} />
      <fieldset className={styles.options} data-count={options.length}>
        <legend className={styles.legend} data-hidden={!mayApprove || only ? true : undefined}>
          {t(mayApprove && !only ? 'share.choose' : 'share.lines')}
        </legend>
        {options.map((priced) => (
          <OptionCard
            key={priced.option.id}
            priced={priced}
            format={format}
            isInclusive={estimate.isInclusive}
            isApproved={priced.option.id === estimate.decision?.optionId}
            isPicked={mayApprove && priced.option.id === picked}
            onPick={mayApprove && !only ? () => setPicked(priced.option.id) : null}
          />
        ))}
      </fieldset>
      {estimate.note !== '' && <p className={page.note}>{estimate.note}</p>}
      {view.canDecline && !isStale && (
        <Answer
          key={estimate.documentHash}
          view={view}
          picked={options.find(({ option }) => option.id === picked) ?? null}
          format={format}
          send={send}
        />
      )}
      <DocumentActions view={view} />
    </>
  )
}
