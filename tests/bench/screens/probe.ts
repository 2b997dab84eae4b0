/** Something to wait for on a page: an element with these words, or a painted image. */
export interface PageTarget {
  readonly selector: string
  readonly words?: string
}

/** Observes a page from within, where paints are known. All times are in milliseconds. */
export interface Probe {
  /** From the start of the navigation until it is painted. */
  fromStart(target: PageTarget): Promise<number>
  /** From the next such event until it is painted. */
  fromEvent(type: string, target: PageTarget): Promise<number>
  /** From the next such event until the content below it was painted for the last time. */
  settled(type: string, below: string): Promise<number>
  /** Records the time between frames until the returned function is called. */
  frames(): void
  endFrames(): readonly number[]
}

declare global {
  var probe: Probe
}

/** Runs in the page before its own scripts. */
export function installProbe(): void {
  const quiet = 1500
  let gaps: number[] = []
  let counting = false

  const isSeen = ({ selector, words }: PageTarget) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        (element.textContent ?? '').includes(words ?? '') &&
        (!(element instanceof HTMLImageElement) || element.naturalWidth > 0),
    )
  const painted = (then: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => then(performance.now()))
      port1.start()
      port2.postMessage(null)
    })
  const seenAt = (target: PageTarget, begun: () => boolean) =>
    new Promise<number>((resolve) => {
      let found = false
      const look = () => {
        if (found || !begun() || !isSeen(target)) return
        found = true
        observer.disconnect()
        document.removeEventListener('load', look, true)
        painted(resolve)
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, characterData: true })
      document.addEventListener('load', look, true)
    })
  const nextEvent = (type: string, then: (at: number) => void) =>
    document.addEventListener(type, ({ timeStamp }) => then(timeStamp), {
      capture: true,
      once: true,
    })

  globalThis.probe = {
    fromStart: (target) => seenAt(target, () => true),
    async fromEvent(type, target) {
      let from: number | undefined
      nextEvent(type, (at) => (from = at))
      const at = await seenAt(target, () => from !== undefined)
      return at - (from ?? at)
    },
    settled: (type, below) =>
      new Promise((resolve) => {
        nextEvent(type, (from) => {
          let last = from
          let timer = 0
          const wait = () => {
            clearTimeout(timer)
            timer = window.setTimeout(() => {
              observer.disconnect()
              resolve(last - from)
            }, quiet)
          }
          const observer = new MutationObserver((records) => {
            const isBelow = records.some(({ target }) => {
              const element = target instanceof Element ? target : target.parentElement
              return element?.closest(below) || element?.querySelector(below)
            })
            if (!isBelow) return
            painted((at) => (last = at))
            wait()
          })
          observer.observe(document, { childList: true, subtree: true, characterData: true })
          wait()
        })
      }),
    frames() {
      gaps = []
      counting = true
      let before: number | undefined
      const frame = (at: number) => {
        if (before !== undefined) gaps.push(at - before)
        before = at
        if (counting) requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    },
    endFrames() {
      counting = false
      return gaps
    },
  }
}
