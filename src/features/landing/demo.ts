import type { OrderStatus } from '#domain/order/order-status.ts'

export interface DemoStep {
  readonly to: DemoTarget
  /** Minutes on the demo's own clock. */
  readonly at: number
  readonly receivedAt: number | null
}

export interface Demo {
  readonly signal: boolean
  readonly clock: number
  readonly steps: readonly DemoStep[]
}

const targets = ['accepted', 'enRoute', 'onSite', 'done'] as const satisfies readonly OrderStatus[]
export type DemoTarget = (typeof targets)[number]

export type DemoAction =
  | { readonly type: 'step' | 'arrive' | 'restart' }
  | { readonly type: 'signal'; readonly on: boolean }

const start: Demo = { signal: true, clock: 0, steps: [] }
const workMinutes = 14
const awayMinutes = 26

export function startDemo(): Demo {
  return start
}

/** The demo as a pure function: steps are saved at once and arrive one by one while there is a signal. */
export function playDemo(demo: Demo, action: DemoAction): Demo {
  switch (action.type) {
    case 'restart':
      return { ...start, signal: demo.signal }
    case 'signal': {
      const back = action.on && !demo.signal && waitingIn(demo).length > 0
      return { ...demo, signal: action.on, clock: demo.clock + (back ? awayMinutes : 0) }
    }
    case 'step': {
      const to = nextTarget(demo)
      if (to === undefined) return demo
      const clock = demo.clock + workMinutes
      return { ...demo, clock, steps: [...demo.steps, { to, at: clock, receivedAt: null }] }
    }
    case 'arrive': {
      const first = demo.steps.findIndex((step) => step.receivedAt === null)
      if (!demo.signal || first < 0) return demo
      const steps = demo.steps.map((step, i) =>
        i === first ? { ...step, receivedAt: demo.clock } : step,
      )
      return { ...demo, steps }
    }
  }
}

export function nextTarget(demo: Demo): DemoTarget | undefined {
  return targets[demo.steps.length]
}

export function waitingIn(demo: Demo): readonly DemoStep[] {
  return demo.steps.filter((step) => step.receivedAt === null)
}

export function receivedIn(demo: Demo): readonly DemoStep[] {
  return demo.steps.filter((step) => step.receivedAt !== null)
}
