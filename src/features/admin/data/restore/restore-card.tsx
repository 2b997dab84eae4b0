import { useId, useRef, useState } from 'react'
import { PasswordSheet } from '#components/sheet/password-sheet.tsx'
import { ProblemNote } from '#components/text/problem-note.tsx'
import type { CompanyRestore } from '#data/index.ts'
import { useData, useSession, useSyncStatus } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from '../data.module.css'
import { type Restore, useRestore } from './use-restore.ts'

/** Fills a new, empty company from an export, after the password was asked for. */
export function RestoreCard() {
  const t = useT()
  const data = useData()
  const session = useSession()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const { state, start, cancel } = useRestore()
  const [file, setFile] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  return (
    <Card title={t('restore.title')}>
      <div className={styles.stack}>
        <p>{t('restore.about')}</p>
        <output className={styles.stack}>
          <State state={state} />
        </output>
        <label htmlFor={inputId} hidden>
          {t('restore.choose')}
        </label>
        <input
          id={inputId}
          ref={input}
          type="file"
          accept=".zip,application/zip"
          hidden
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        <div className={styles.actions}>
          {state.kind === 'running' ? (
            <Button onPress={cancel}>{t('action.cancel')}</Button>
          ) : (
            <Button onPress={() => input.current?.click()}>{t('restore.choose')}</Button>
          )}
        </div>
        {state.kind === 'failed' && <ProblemNote problem={state.problem} />}
      </div>
      {file && (
        <PasswordSheet
          title={t('restore.confirmTitle', { file: file.name })}
          submitLabel={t('restore.start')}
          email={session.kind === 'signedIn' ? session.email : ''}
          isOffline={isOffline}
          run={async (password) => (await data.loadCompanyData()).confirmPassword(password)}
          onDone={() => {
            setFile(null)
            void start(file)
          }}
          onClose={() => setFile(null)}
        >
          <p>{t('restore.notIncluded')}</p>
        </PasswordSheet>
      )}
    </Card>
  )
}

function State({ state }: { state: Restore }) {
  const t = useT()
  const format = useFormat()
  if (state.kind === 'idle' || state.kind === 'failed') return null
  const { restore } = state
  if (state.kind === 'done' && restore) return <Result restore={restore} />
  const isPhotos = restore !== null && restore.photos > 0
  return (
    <div className={styles.stack}>
      <progress
        className={styles.bar}
        aria-label={t('restore.running')}
        {...(restore &&
          (isPhotos
            ? { value: restore.photos, max: restore.photosTotal }
            : { value: restore.documents, max: Math.max(restore.total, restore.documents) }))}
      />
      <p>
        {isPhotos
          ? t('yourData.photosDone', {
              done: format.number(restore.photos),
              total: format.number(restore.photosTotal),
            })
          : t('yourData.recordsDone', { count: restore?.documents ?? 0 })}
      </p>
      <p className={styles.quiet}>{t('restore.keepOpen')}</p>
    </div>
  )
}

function Result({ restore }: { restore: CompanyRestore }) {
  const t = useT()
  const { created, existing, photos, refusedRows, refused } = restore
  return (
    <Banner tone={refusedRows > 0 ? 'attention' : 'success'} title={t('restore.done')}>
      {t('yourData.recordsDone', { count: created })} ·{' '}
      {t('yourData.photosIncluded', { count: photos })}
      {existing > 0 && <p>{t('restore.existing', { count: existing })}</p>}
      {refusedRows > 0 && (
        <details>
          <summary>{t('restore.refused', { count: refusedRows })}</summary>
          <ul>
            {refused.map(({ collection, id, reason }, index) => (
              <li key={`${collection}/${id}/${index}`}>
                {collection}
                {id && ` ${id}`}: {reason === 'deleted' ? t('restore.wasDeleted') : reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Banner>
  )
}
