/** Makes `Date` tell a time that is ahead by as many milliseconds as this expression says, where it is not zero. */
export function shiftClockScript(ahead: string): string {
  return `(() => {
  const ahead = ${ahead}
  if (ahead === 0) return
  const RealDate = Date
  const now = () => RealDate.now() + ahead
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
})();
`
}

/**
 * Makes a phone's clock wrong in its pages and its service worker: both run this script, and the browser's user agent
 * says by how much. Every browser of a test has the same script in its worker; for the others it does nothing.
 */
export const wrongClockScript = shiftClockScript(
  String.raw`Number(/ClockAhead\/(-?\d+)/.exec(navigator.userAgent)?.[1] ?? 0)`,
)

/** The arguments that start a browser whose clock is this many milliseconds ahead. */
export function wrongClockArgs(aheadMs: number): readonly string[] {
  return aheadMs === 0 ? [] : [`--user-agent=Daybook test ClockAhead/${aheadMs}`]
}
