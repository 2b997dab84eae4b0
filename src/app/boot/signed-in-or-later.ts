import type { Data } from '#data/index.ts'

/** In milliseconds. */
const patience = 4000

/**
 * Resolves once somebody is signed in, else after a while: a guest who looks around is not made to fetch the
 * whole app in the very moment in which its first page starts.
 */
export function signedInOrLater({ session }: Pick<Data, 'session'>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, patience)
    const stop = session.subscribe(look)
    look()

    function look() {
      if (session.get()?.kind === 'signedIn') end()
    }
    function end() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}
