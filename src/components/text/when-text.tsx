import { useFormat, useNow } from '#messages/index.ts'

export interface WhenTextProps {
  /** ISO instant. */
  at: string
  /** 'when': Today 14:05. 'time': 14:05. 'date': Today. 'age': 4 min. 'latest': 14:05 if today, else the day. */
  show?: 'when' | 'time' | 'date' | 'age' | 'latest' | undefined
}

/** A point in time in the company's zone, with the exact time on hover. */
export function WhenText({ at, show = 'when' }: WhenTextProps) {
  const format = useFormat()
  const now = useNow()
  const text = {
    when: () => format.when(at, now),
    time: () => format.time(at),
    date: () => format.date(at, now),
    age: () => format.age(at, now),
    latest: () => format.latest(at, now),
  }[show]()
  return (
    <time dateTime={at} title={format.exact(at)}>
      {text}
    </time>
  )
}

export interface SpanTextProps {
  start: string
  end: string
  /** 'when': Today 9:00 – 10:30. 'time': 9:00 – 10:30. */
  show?: 'when' | 'time' | undefined
}

/** A time span. */
export function SpanText({ start, end, show = 'when' }: SpanTextProps) {
  const format = useFormat()
  const now = useNow()
  return (
    <time dateTime={start} title={`${format.exact(start)} – ${format.exact(end)}`}>
      {show === 'time' ? format.timeSpan(start, end, now) : format.span(start, end, now)}
    </time>
  )
}
