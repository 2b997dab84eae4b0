import { useState } from 'react'
import { PasswordSheet } from '#components/sheet/password-sheet.tsx'
import { useData, useSession, useSyncStatus } from '#data/react.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { SizeText } from '#components/text/size-text.tsx'
import type { Company } from '#domain/entities/company.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './data.module.css'
import { type Export, useExport } from './use-export.ts'

/** Exports everything as one file, after the password was asked for. */
export function ExportCard({ company }: { company: Company }) {
  const t = useT()
  const data = useData()
  const session = useSession()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const { state, start, cancel } = useExport(company)
  const [isAsking, setAsking] = useState(false)
  const isRunning = state.kind === 'running'
  return (
    <Card title={t('yourData.export')}>
      <div className={styles.stack}>
        <p>{t('yourData.exportNote')}</p>
        <output className={styles.stack}>
          <State state={state} />
        </output>
        <div className={styles.actions}>
          {isRunning ? (
            <Button onPress={cancel}>{t('action.cancel')}</Button>
          ) : (
            <Button variant="primary" onPress={() => setAsking(true)}>
              {t(state.kind === 'done' ? 'yourData.exportAgain' : 'yourData.exportStart')}
            </Button>
          )}
        </div>
        {state.kind === 'failed' && <ProblemNote problem={state.problem} />}
      </div>
      {isAsking && (
        <PasswordSheet
          title={t('yourData.export')}
          submitLabel={t('yourData.exportStart')}
          email={session.kind === 'signedIn' ? session.email : ''}
          isOffline={isOffline}
          run={async (password) => (await data.loadCompanyData()).confirmPassword(password)}
          onDone={() => {
            setAsking(false)
            void start()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

function State({ state }: { state: Export }) {
  const t = useT()
  const format = useFormat()
  if (state.kind === 'running') {
    const { documents, photos, photosTotal, bytes } = state.progress
    return (
      <div className={styles.stack}>
        <progress
          className={styles.bar}
          aria-label={t('yourData.exporting')}
          {...(photosTotal > 0 && { value: photos, max: photosTotal })}
        />
        <p>
          {photosTotal > 0
            ? t('yourData.photosDone', {
                done: format.number(photos),
                total: format.number(photosTotal),
              })
            : t('yourData.recordsDone', { count: documents })}
          {' · '}
          <SizeText bytes={bytes} />
        </p>
        <p className={styles.quiet}>{t('yourData.keepOpen')}</p>
      </div>
    )
  }
  if (state.kind !== 'done') return null
  const { documents, photos, missingPhotos, notIncluded, bytes } = state.result
  return (
    <Banner tone="success" title={t('yourData.exported')}>
      {t('yourData.recordsDone', { count: documents })} ·{' '}
      {t('yourData.photosIncluded', { count: photos })} · <SizeText bytes={bytes} />
      {notIncluded.length > 0 && <p>{t('yourData.noRoutes')}</p>}
      {missingPhotos > 0 && <p>{t('yourData.photosMissing', { count: missingPhotos })}</p>}
    </Banner>
  )
}
