/** Lets several actors run side by side, one step at a time, in an order that only the seed decides. */
export interface Scheduler {
  /** Does `work` on its turn; until it is done nothing else happens. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Starts the actors and gives turns until all have ended. Rejects with the first error. */
  together(actors: readonly (() => Promise<unknown>)[]): Promise<void>
  /** Gives turns to what is still in flight after its senders have ended. */
  finish(): Promise<void>
  /** A digest of everything that has happened: equal for equal runs. */
  trace(): number
}

interface Waiting {
  readonly name: string
  run(): Promise<void>
}

/** Empty turns after which the actors must be deadlocked. */
const maxIdle = 1000

export function createScheduler(random: () => number): Scheduler {
  const queue: Waiting[] = []
  let hash = 0x811c9dc5

  function note(name: string): void {
    for (let i = 0; i < name.length; i += 1) {
      hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193) >>> 0
    }
  }

  async function turn(): Promise<boolean> {
    const [next] = queue.splice(Math.floor(random() * queue.length), 1)
    if (!next) return false
    note(next.name)
    await next.run()
    return true
  }

  return {
    step: (name, work) =>
      new Promise((resolve, reject) => {
        queue.push({ name, run: () => work().then(resolve, reject) })
      }),

    async together(actors) {
      const running = new Set(actors)
      const thrown: unknown[] = []
      for (const actor of actors) {
        void actor()
          .catch((error: unknown) => thrown.push(error))
          .finally(() => running.delete(actor))
      }
      let idle = 0
      await quiet()
      while (running.size > 0) {
        idle = (await turn()) ? 0 : idle + 1
        if (idle > maxIdle) throw new Error('All actors are waiting for each other')
        await quiet()
      }
      if (thrown.length > 0) throw thrown[0]
    },

    async finish() {
      while (queue.length > 0) {
        await turn()
        await quiet()
      }
    },

    trace: () => hash,
  }
}

/** Until everything that follows from the last step has run. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
