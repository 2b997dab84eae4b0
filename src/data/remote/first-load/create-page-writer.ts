import type { Ref } from '#domain/mutation/types.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { report } from '../../report.ts'
import type { LoadedPage } from './fetch-page.ts'
import { storePages } from './store-pages.ts'

export interface PageWriterPorts {
  readonly db: UserDb
  /** Documents of one transaction, where one page has no more. */
  readonly mostAtOnce: number
  /** Lets what waits for the device's database, or for this thread, go first; told how long that has waited. */
  readonly breathe: (waitedMs: number) => Promise<void>
  readonly isStopped: () => boolean
  /** Whether a document left what is followed after its page was asked for. */
  readonly hasLeft: (ref: Ref) => boolean
  readonly onStored: (pages: readonly LoadedPage[]) => void
  /** What was to be stored does not go on from what is stored: how far the sets are must be read again. */
  readonly onLost: () => Promise<void>
}

/** Stores pages in the order in which they come, as many at a time as wait. */
export interface PageWriter {
  add(page: LoadedPage): void
  /** Pages that are not stored. */
  waiting(): number
  /** What comes waits until it is released, at the longest for so many milliseconds. */
  hold(patience: number): void
  release(): void
  stop(): void
}

/** After the device refused to store something, in milliseconds. */
const retryMs = 10_000

export function createPageWriter(ports: PageWriterPorts): PageWriter {
  const { db, mostAtOnce, breathe, isStopped, hasLeft, onStored, onLost } = ports
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
      else await lose()
      await breathe(Date.now() - begun)
    }
  }

  function takeSome(): readonly LoadedPage[] {
    let count = 0
    const end = pages.findIndex(({ docs }, i) => {
      count += docs.length
      return i > 0 && count > mostAtOnce
    })
    return pages.splice(0, end < 0 ? pages.length : end)
  }

  async function lose(): Promise<void> {
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
        // One may have come after the last look.
        if (isDue()) begin()
      })
  }

  function again(): void {
    retry = undefined
    lose()
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
    hold(patience) {
      clearTimeout(holding)
      holding = setTimeout(() => {
        holding = undefined
        begin()
      }, patience)
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
