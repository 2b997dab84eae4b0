import { useEffect, useRef, useState } from 'react'
import { openMetrics, pageMetrics } from '#data/index.ts'
import { useActor, useData } from '#data/react.ts'
import type {
  FromMetrics,
  MetricsAnswers,
  MetricsKind,
  MetricsQuestion,
} from '#domain/metrics/messages.ts'
import { useNow } from '#messages/index.ts'

/** What is asked, without the time. */
export type Asked<K extends MetricsKind> = Omit<Extract<MetricsQuestion, { kind: K }>, 'now'> & {
  readonly kind: K
}

export interface MetricsState<K extends MetricsKind> {
  /** The newest answer to this question; null until there is one. */
  readonly value: MetricsAnswers[K] | null
  readonly isLoaded: boolean
  readonly hasFailed: boolean
}

interface Told {
  readonly about: string
  readonly answer: FromMetrics
}

/** The last answers, so that going back to a page shows its numbers at once. */
const known = new Map<string, FromMetrics>()
const mostKnown = 12

/**
 * The numbers of the company, computed apart from the page from what is stored here, and again when it changes and every
 * minute.
 */
export function useMetrics<K extends MetricsKind>(question: Asked<K>): MetricsState<K> {
  const data = useData()
  const uid = useActor()?.uid ?? ''
  const now = Math.floor(useNow() / 60_000) * 60_000
  const text = JSON.stringify(question)
  const about = `${uid} ${text}`
  const current = useRef(about)
  const ask = useRef<((question: MetricsQuestion) => void) | null>(null)
  const latest = useRef<MetricsQuestion | null>(null)
  const [told, setTold] = useState<Told | null>(null)

  useEffect(() => {
    current.current = about
  }, [about])

  useEffect(() => {
    if (uid === '') return undefined
    let isHere = true
    let close = () => undefined as void
    const hear = (answer: FromMetrics) => {
      if (!isHere) return
      keep(current.current, answer)
      setTold({ about: current.current, answer })
    }
    const begin = (metrics: ReturnType<typeof openMetrics> | undefined) => {
      if (!isHere || !metrics) return metrics?.close()
      close = metrics.close
      ask.current = metrics.ask
      if (latest.current) metrics.ask(latest.current)
    }
    if (data.storage.get() === 'onlineOnly') void data.read(pageMetrics(hear)).then(begin)
    else begin(openMetrics(uid, hear))
    return () => {
      isHere = false
      ask.current = null
      close()
    }
  }, [data, uid])

  useEffect(() => {
    const asked = JSON.parse(text) as Asked<K>
    latest.current = { ...asked, now } as MetricsQuestion
    ask.current?.(latest.current)
  }, [text, now])

  const answer = told?.about === about ? told.answer : known.get(about)
  const hasFailed = answer?.kind === 'failed'
  if (answer === undefined || answer.kind !== question.kind)
    return { value: null, isLoaded: false, hasFailed }
  return { value: answer.value as MetricsAnswers[K], isLoaded: answer.isLoaded, hasFailed }
}

function keep(about: string, answer: FromMetrics): void {
  if (answer.kind === 'failed') return
  known.delete(about)
  known.set(about, answer)
  for (const oldest of known.keys()) {
    if (known.size <= mostKnown) break
    known.delete(oldest)
  }
}
