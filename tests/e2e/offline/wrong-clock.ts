/**
 * A phone whose clock is wrong, in its pages as in its service worker: both run this script, and the browser's
 * name says by how much. The same script lies in the worker of every browser of a test; the others do nothing.
 */
export const wrongClockScript = `(() => {
  const ahead = Number(/ClockAhead\\/(-?\\d+)/.exec(navigator.userAgent)?.[1] ?? 0)
  if (ahead === 0) return
  const RealDate = Date
  const now = () => RealDate.now() + ahead
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
})();
`

/** How a browser is started whose clock is so many milliseconds ahead. */
export function wrongClockArgs(aheadMs: number): readonly string[] {
  return aheadMs === 0 ? [] : [`--user-agent=Daybook test ClockAhead/${aheadMs}`]
}
