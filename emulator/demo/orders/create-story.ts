import { minute } from '../base/calendar.ts'
import type { Random } from '../base/random.ts'
import type { Change, Plan, Step, Story } from './story.ts'

interface StoryDraft {
  /** `by` does something within the minute of `at`, always after the step before. */
  add(by: string, at: number, change: Change): void
  /** All steps from number `from` on reach the server at `at` or later, when the phone is online again. */
  holdBack(from: number, at: number): void
  length(): number
  end(): Story
}

/** A story that begins when `by` enters the order at `at` with `plan`. */
export function createStory(by: string, at: number, plan: Plan, random: Random): StoryDraft {
  const steps: Step[] = []
  const begun = at + random.int(0, 50_000)
  return {
    add(who, when, change) {
      const before = steps.at(-1)
      const earliest = Math.max(before?.at ?? begun, begun) + 4000
      const exact = Math.max(when + random.int(0, minute - 1), earliest)
      const receivedAt = Math.max(exact + random.int(400, 2500), (before?.receivedAt ?? 0) + 40)
      steps.push({ by: who, at: exact, receivedAt, change })
    },
    holdBack(from, back) {
      for (let i = from; i < steps.length; i++) {
        const step = steps[i]
        if (step === undefined) continue
        steps[i] = { ...step, receivedAt: Math.max(step.receivedAt, back + 40 * (i - from)) }
      }
    },
    length: () => steps.length,
    end: () => ({ by, at: begun, plan, steps }),
  }
}
