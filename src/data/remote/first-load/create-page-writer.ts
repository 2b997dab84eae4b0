import type { Ref } from '#domain/mutation/types.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { report } from '../../report.ts'
import type { LoadedPage } from './fetch-page.ts'
import { storePages } from './store-pages.ts'

export interface PageWriterPorts {
  readonly db: UserDb
  /** Documents per transaction, unless one page has more. */
  readonly maxAtOnce: number
  /** Yields to other users of the database and of this thread; called with how long the transaction waited. */
  readonly yieldToMain: (waitedMs: number) => Promise<void>
  readonly isStopped: () => boolean
  /** Whether a document left the followed sets after its page was requested. */
  readonly hasLeft: (ref: Ref) => boolean
  readonly onStored: (pages: readonly LoadedPage[]) => void
  /** A page does not continue from what is stored: the progress of the sets must be read again. */
  readonly onLost: () => Promise<void>
}

/** Stores pages in the order in which they arrive, all that are waiting at once. */
export interface PageWriter {
  add(page: LoadedPage): void
  /** Pages that are not stored yet. */
  waiting(): number
  /** Pages wait until they are released, at most this many milliseconds. */
  hold(maxMs: number): void
  release(): void
  stop(): void
}

/** The wait after a failed write, in milliseconds. */
const retryMs = 10_000

export function createPageWriter(ports: PageWriterPorts): PageWriter {
  const { db, maxAtOnce, yieldToMain, isStopped, hasLeft, onStored, onLost } = ports
  let pages: LoadedPage[] = []
  let storing = 0
  let isWriting = false
  let holding: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const isDue = () => pages.length > 0 && holding === undefined && !isStopped()

  async function write(): Promise<void> {
    while (isDue()) {
      const some = takeSome()
      storing = some.length
      const begun = Date.now()
      const isStored = await storePages(db, some, { isStopped, hasLeft })
      storing = 0
      if (isStopped()) return
      if (isStored) onStored(some)
      else await restart()
      await yieldToMain(Date.now() - begun)
    }
  }

  function takeSome(): readonly LoadedPage[] {
    let count = 0
    const end = pages.findIndex(({ docs }, i) => {
      count += docs.length
      return i > 0 && count > maxAtOnce
    })
    return pages.splice(0, end < 0 ? pages.length : end)
  }

  async function restart(): Promise<void> {
    pages = []
    await onLost()
  }

  function begin(): void {
    if (isWriting || retry !== undefined) return
    isWriting = true
    write()
      .catch((error: unknown) => {
        storing = 0
        if (isStopped()) return
        report('What was fetched could not be stored', error)
        retry = setTimeout(again, retryMs)
      })
      .finally(() => {
        isWriting = false
        // A page may have arrived after the last check.
        if (isDue()) begin()
      })
  }

  function again(): void {
    retry = undefined
    restart()
      .then(begin)
      .catch((error: unknown) => {
        report('What is stored could not be read', error)
        retry = setTimeout(again, retryMs)
      })
  }

  return {
    add(page) {
      pages.push(page)
      begin()
    },
    waiting: () => pages.length + storing,
    hold(maxMs) {
      clearTimeout(holding)
      holding = setTimeout(() => {
        holding = undefined
        begin()
      }, maxMs)
    },
    release() {
      if (holding === undefined) return
      clearTimeout(holding)
      holding = undefined
      begin()
    },
    stop() {
      clearTimeout(holding)
      clearTimeout(retry)
      pages = []
    },
  }
}
