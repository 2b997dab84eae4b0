import * as v from 'valibot'

/** A task of a page's main thread, in milliseconds: by the clock, and of the processor alone. */
export interface Task {
  readonly ms: number
  readonly busy: number
}

/** What has to be traced for `mainThreadTasks`. */
export const taskCategories = ['disabled-by-default-devtools.timeline', '__metadata']

const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.record(v.string(), v.unknown()), {}),
})
const trace = v.object({ traceEvents: v.array(event) })

/** The tasks of the main threads in a trace of Chromium. */
export function mainThreadTasks(text: string): readonly Task[] {
  const { traceEvents } = v.parse(trace, JSON.parse(text))
  const threadOf = ({ pid, tid }: v.InferOutput<typeof event>) => `${pid} ${tid}`
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args['name'] === 'CrRendererMain')
      .map(threadOf),
  )
  return traceEvents
    .filter((one) => one.name === 'RunTask' && main.has(threadOf(one)))
    .map(({ dur, tdur }) => ({ ms: dur / 1000, busy: tdur / 1000 }))
}
