import { useState } from 'react'
import type { PaperFormat } from '#components/pdf/invoice/paper-format.ts'
import type { EstimateShareView } from '#domain/share/share-view.ts'
import { Card } from '#ui/layout/card.tsx'
import { useShareText } from '../language.tsx'
import { PlainButton } from '../parts/plain-button.tsx'
import form from '../parts/form.module.css'
import type { Share } from '../use-share.ts'
import { ApproveForm } from './approve-form.tsx'
import { DeclineForm } from './decline-form.tsx'
import type { PricedOption } from './priced-options.ts'

export interface AnswerProps {
  view: EstimateShareView
  /** The option to approve; null before one is chosen. */
  picked: PricedOption | null
  format: PaperFormat
  send: Share['send']
}

/** Approving, or declining instead. */
export function Answer({ view, picked, format, send }: AnswerProps) {
  const t = useShareText()
  const { canApprove } = view
  const [isDeclining, setDeclining] = useState(false)
  const [name, setName] = useState('')
  return (
    <section className={form.answer}>
      <Card title={t('share.answer')}>
        {isDeclining && (
          <DeclineForm
            documentHash={view.estimate.documentHash}
            name={name}
            onName={setName}
            send={send}
            onCancel={() => setDeclining(false)}
          />
        )}
        {!isDeclining && canApprove && (
          <ApproveForm
            view={view}
            picked={picked}
            format={format}
            name={name}
            onName={setName}
            send={send}
            onDecline={() => setDeclining(true)}
          />
        )}
        {!isDeclining && !canApprove && (
          <PlainButton onClick={() => setDeclining(true)}>{t('share.decline')}</PlainButton>
        )}
      </Card>
    </section>
  )
}
