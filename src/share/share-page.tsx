import { useEffect, useState } from 'react'
import { guessLocale, type Locale } from '#messages/locale.ts'
import { EstimateView } from './estimate/estimate-view.tsx'
import { InvoiceView } from './invoice/invoice-view.tsx'
import { LanguageContext } from './language.tsx'
import { Frame } from './parts/frame.tsx'
import { Notice } from './parts/notice.tsx'
import { StaleNote } from './parts/stale-note.tsx'
import { type Share, useShare } from './use-share.ts'
import { VisitView } from './visit/visit-view.tsx'

/** What a customer sees who opens a link: an estimate to answer, an invoice, or when the technician comes. */
export function SharePage() {
  const share = useShare()
  const { shown } = share
  const [chosen, setChosen] = useState<Locale | null>(null)
  const view = shown.kind === 'view' ? shown.view : null
  const language = chosen ?? view?.language ?? guessLocale(navigator.languages)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  return (
    <LanguageContext value={language}>
      <Frame
        company={view?.company ?? null}
        onSwitch={() => setChosen(language === 'en' ? 'es' : 'en')}
      >
        {shown.kind === 'view' && shown.isStale && <StaleNote onReload={share.reload} />}
        <Shown share={share} />
      </Frame>
    </LanguageContext>
  )
}

function Shown({ share: { shown, reload, send, pay } }: { share: Share }) {
  if (shown.kind !== 'view') return <Notice kind={shown.kind} onRetry={reload} />
  const { view, isStale, hasReturned } = shown
  switch (view.kind) {
    case 'estimate':
      return <EstimateView view={view} isStale={isStale} send={send} />
    case 'invoice':
      return <InvoiceView view={view} hasReturned={hasReturned} pay={pay} />
    case 'visit':
      return <VisitView view={view} isStale={isStale} send={send} />
  }
}
