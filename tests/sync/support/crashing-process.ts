import type { OutboxStore } from '#data/outbox/drain/types.ts'
import type { Scheduler } from './scheduler.ts'

/** How a drain is cut short. */
export interface Accident {
  /** At which use of store, network or token. */
  readonly at: number
  /** `dies`: nothing of it ever runs again. `full`: the database refuses, as when the disk is full. */
  readonly how: 'dies' | 'full'
}

type Guard = <T>(name: string, work: () => Promise<T>) => Promise<T>

export interface CrashingProcess {
  /** One step of the process, with its effects. */
  readonly guard: Guard
  /** The same for requests: once sent, the death of the process does not undo them. */
  readonly outgoing: Guard
  readonly store: (store: OutboxStore) => OutboxStore
  /** Resolves when the process has died. */
  readonly died: Promise<undefined>
}

/** A process that may die at its n-th step: before the step's effect, or after it but before the result is known. */
export function createCrashingProcess(
  scheduler: Scheduler,
  random: () => number,
  accident: Accident | undefined,
): CrashingProcess {
  let steps = 0
  let dead = false
  let die: (value: undefined) => void = () => undefined
  const died = new Promise<undefined>((resolve) => {
    die = resolve
  })
  const never = () => new Promise<never>(() => undefined)

  async function live<T>(work: () => Promise<T>, leaves = false): Promise<T> {
    if (dead) return never()
    steps += 1
    if (steps !== accident?.at || accident.how !== 'dies') {
      const result = await work().then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error
        },
      )
      return dead ? never() : result()
    }
    dead = true
    const effect = random() < 0.5 ? work().catch(() => undefined) : undefined
    if (!leaves) await effect
    die(undefined)
    return never()
  }

  /** A dead process takes no steps: its pending steps are skipped. */
  const guard: Guard = async (name, work) => {
    if (dead) return never()
    let alive = false
    const result = await scheduler.step(name, async () => {
      const outcome = await Promise.race([
        live(work).then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        ),
        died,
      ])
      alive = outcome !== undefined && !dead
      return outcome
    })
    if (!alive || result === undefined) return never()
    if ('error' in result) throw result.error
    return result.value
  }

  return {
    guard,
    outgoing: (_name, work) => live(work, true),
    died,
    store: (store) => {
      const guarded = Object.entries(store).map(([name, method]) => [
        name,
        (...args: unknown[]) =>
          guard(name, async () => {
            if (accident?.how === 'full' && steps === accident.at && name !== 'load')
              throw new DOMException('The disk is full', 'QuotaExceededError')
            return (method as (...a: unknown[]) => Promise<unknown>)(...args)
          }),
      ])
      return Object.fromEntries(guarded) as OutboxStore
    },
  }
}
