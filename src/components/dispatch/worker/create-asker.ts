/** The other side of the questions, such as a worker. */
export interface Port<Question> {
  readonly post: (question: Question) => void
  readonly end: () => void
}

export type Asked<Answer> =
  | { readonly state: 'working' | 'failed' }
  | { readonly state: 'done'; readonly answer: Answer }

/**
 * Asks one question at a time; of those that come meanwhile only the newest is asked. `open` is given what hears each
 * answer, null where there is none; after that the next question opens a port again.
 */
export function createAsker<Question, Answer>(
  open: (hear: (answer: Answer | null) => void) => Port<Question>,
  report: (asked: Asked<Answer>) => void,
) {
  let port: Port<Question> | null = null
  let isBusy = false
  let waiting: { readonly question: Question } | null = null

  function send(question: Question): void {
    isBusy = true
    port ??= open(hear)
    port.post(question)
  }

  function hear(answer: Answer | null): void {
    isBusy = false
    if (answer === null) close()
    if (waiting) {
      const { question } = waiting
      waiting = null
      send(question)
    } else report(answer === null ? { state: 'failed' } : { state: 'done', answer })
  }

  function close(): void {
    port?.end()
    port = null
  }

  return {
    ask(question: Question): void {
      report({ state: 'working' })
      if (isBusy) waiting = { question }
      else send(question)
    },
    end: close,
  }
}
