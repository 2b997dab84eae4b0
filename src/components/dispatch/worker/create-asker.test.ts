import { expect, test } from 'vitest'
import { type Asked, createAsker } from './create-asker.ts'

/** An asker whose other side answers when it is told to. */
function world() {
  const posted: string[] = []
  const reports: Asked<string>[] = []
  const ports = { opened: 0, ended: 0 }
  let hear = (_answer: string | null) => {}
  const asker = createAsker<string, string>(
    (heard) => {
      ports.opened += 1
      hear = heard
      return { post: (question) => posted.push(question), end: () => (ports.ended += 1) }
    },
    (asked) => reports.push(asked),
  )
  return { asker, posted, reports, ports, answer: (text: string | null) => hear(text) }
}

test('of the questions that come while one is answered only the newest is asked and reported', () => {
  const { asker, posted, reports, ports, answer } = world()
  asker.ask('a')
  asker.ask('b')
  asker.ask('c')
  expect(posted).toEqual(['a'])
  answer('A')
  expect(posted).toEqual(['a', 'c'])
  answer('C')
  expect(reports).toEqual([
    { state: 'working' },
    { state: 'working' },
    { state: 'working' },
    { state: 'done', answer: 'C' },
  ])
  expect(ports).toEqual({ opened: 1, ended: 0 })
})

test('where there is no answer that is reported, and the next question opens a new port', () => {
  const { asker, reports, ports, answer } = world()
  asker.ask('a')
  answer(null)
  expect(reports.at(-1)).toEqual({ state: 'failed' })
  asker.ask('b')
  answer('B')
  expect(reports.at(-1)).toEqual({ state: 'done', answer: 'B' })
  expect(ports).toEqual({ opened: 2, ended: 1 })
  asker.end()
  expect(ports.ended).toBe(2)
})
