import { useState } from 'react'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { WhenText } from '#components/text/when-text.tsx'
import type { Erasure } from '#domain/entities/erasure.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import styles from '../data.module.css'
import { EraseSheet } from './erase-sheet.tsx'
import { subjectOf } from './subject-of.ts'
import { useErasures } from './use-erasures.ts'

/** Whose data was erased; the page of a customer or a former member leads here with `?erase=`. */
export function ErasureCard() {
  const t = useT()
  const { values, change } = useUrlQuery()
  const [requests, setRequests] = useState(0)
  const subject = subjectOf(values.get('erase') ?? '')
  const close = () => change(withoutErase)
  return (
    <Card title={t('erasure.title')}>
      <div className={styles.stack}>
        <p>{t('erasure.about')}</p>
        <Erasures key={requests} />
      </div>
      {subject && (
        <EraseSheet
          subject={subject}
          onDone={() => {
            close()
            setRequests((count) => count + 1)
          }}
          onClose={close}
        />
      )}
    </Card>
  )
}

/** Mounted again after each request. */
function Erasures() {
  return useErasures()?.map((erasure) => <Row key={erasure.id} erasure={erasure} />)
}

const tones = { requested: 'blue', done: 'green', failed: 'red' } as const

function Row({ erasure }: { erasure: Erasure }) {
  const t = useT()
  const people = useLive(team())
  const { kind, status, subjectId, requestedAt, problem, changed, deleted } = erasure
  const person = people?.find(({ id }) => id === subjectId)
  const name = kind === 'person' && status === 'done' ? person?.name : undefined
  return (
    <div>
      <p>
        {name ?? t(`erasure.${kind}`)} · <WhenText at={requestedAt} show="date" />{' '}
        <Badge tone={tones[status]}>{t(`erasure.${status}`)}</Badge>
      </p>
      {status === 'done' && (
        <p className={styles.quiet}>{t('erasure.counts', { changed, deleted })}</p>
      )}
      {problem === 'person/active' && <p className={styles.quiet}>{t('erasure.personActive')}</p>}
    </div>
  )
}

function withoutErase(now: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(now)
  next.delete('erase')
  return next
}
