import { useEffect, useState } from 'react'
import type { VisitShareView } from '#domain/share/share-view.ts'
import { createFormat } from '#messages/format.ts'
import { Card } from '#ui/layout/card.tsx'
import { useLanguage, useShareText } from '../language.tsx'
import page from '../parts/page.module.css'
import type { Share } from '../use-share.ts'
import { arrivalText } from './arrival-text.ts'
import { Position } from './position.tsx'
import { RateForm } from './rate-form.tsx'
import { Stars } from './stars.tsx'
import styles from './visit-view.module.css'

export interface VisitViewProps {
  view: VisitShareView
  isStale: boolean
  send: Share['send']
}

/** When the technician comes, how it stands, and afterwards how it was. */
export function VisitView({ view, isStale, send }: VisitViewProps) {
  const t = useShareText()
  const language = useLanguage()
  const [now] = useState(() => Date.now())
  const { visit, company } = view
  const { title, state, technician, position, rating } = visit
  const locale = navigator.languages.find((one) => one.split('-')[0] === language) ?? language
  const format = createFormat(
    { locale, timeZone: company.timeZone, currency: company.currency },
    { today: t('share.today'), tomorrow: t('share.tomorrow'), yesterday: t('share.yesterday') },
  )

  useEffect(() => {
    document.title = `${title} · ${company.name}`
  }, [title, company.name])

  return (
    <>
      <header className={page.head}>
        <p className={page.kind}>{t('share.visit')}</p>
        <h1>{title}</h1>
      </header>
      <Card>
        <p className={styles.state}>{t(`share.visitState.${state}`)}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('share.arrival')}</dt>
            <dd>{arrivalText(visit, format, now) || t('share.notPlanned')}</dd>
          </div>
          {technician !== '' && (
            <div>
              <dt>{t('share.technician')}</dt>
              <dd>{technician}</dd>
            </div>
          )}
        </dl>
        {position && <Position position={position} time={format.when(position.at, now)} />}
      </Card>
      {rating && (
        <Card title={t('share.rated')}>
          <Stars count={rating.stars} />
          {rating.comment !== '' && <p className={page.note}>{rating.comment}</p>}
        </Card>
      )}
      {visit.canRate && !isStale && <RateForm send={send} />}
    </>
  )
}
