import { useFormat, useNow } from '#messages/index.ts'

export interface WhenTextProps {
  /** ISO instant. */
  at: string
  /** 'when': Today 14:05. 'time': 14:05. 'date': Today. 'age': 4 min. */
  show?: 'when' | 'time' | 'date' | 'age' | undefined
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
}

/** A time span: 'Today 9:00 – 10:30'. */
export function SpanText({ start, end }: SpanTextProps) {
  const format = useFormat()
  const now = useNow()
  return (
    <time dateTime={start} title={`${format.exact(start)} – ${format.exact(end)}`}>
      {format.span(start, end, now)}
    </time>
  )
}
