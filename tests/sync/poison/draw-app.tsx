import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { routeTree } from '#app/routes.tsx'
import type { Data, Query, Session } from '#data/index.ts'
import { DataProvider } from '#data/react.ts'
import type { QueryContext } from '#data/queries/define-query.ts'
import { UnreadableList } from '#features/sync/unreadable-list.tsx'
import { syncStateOf } from '#domain/sync/sync-state.ts'
import { noDiscardTexts } from '#ui/ui-context.ts'
import { UiProvider } from '#ui/ui-provider.tsx'

const handler = createStaticHandler(routeTree)

/** Renders the app's page at an address from the device's data. Rejects with the first error of any part of it. */
export async function drawApp(
  context: QueryContext,
  session: Session,
  path: string,
): Promise<string> {
  const found = await handler.query(new Request(`http://localhost${path}`))
  if (found instanceof Response) throw new Error(`${path} leads elsewhere`)
  const router = createStaticRouter(handler.dataRoutes, found)
  return draw(
    <DataProvider data={dataOf(context, session)}>
      <UiProvider locale="en" navigate={() => undefined} discard={noDiscardTexts}>
        <StaticRouterProvider router={router} context={found} hydrate={false} />
        <UnreadableList />
      </UiProvider>
    </DataProvider>,
  )
}

async function draw(what: React.ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(what, { onError: (error) => void errors.push(error) })
  const html = await new Response(prelude as ReadableStream).text()
  if (errors.length > 0) throw errors[0]
  return html
}

/** Answers every query of the page from the device's database; the page suspends until it is there. */
function dataOf(context: QueryContext, session: Session): Data {
  const facts = {
    online: true,
    unreachable: false,
    needsSignIn: false,
    waiting: 0,
    deferred: 0,
    sending: 0,
    ofPhotos: 0,
    actionNeeded: 0,
    photos: 0,
    files: 0,
    download: null,
    brokenSince: null,
  }
  const status = {
    ...facts,
    state: syncStateOf(facts),
    oldestAt: null,
    lastSentAt: null,
    photosWaiting: 0,
    unsent: 0,
    sendsInBackground: true,
  }
  const answers = new Map<string, () => unknown>()
  const live = <T,>(query: Query<T>) => {
    const get = answers.get(query.key) ?? answerOf(query.run(context))
    answers.set(query.key, get)
    return { get: () => get() as T, subscribe: never }
  }
  const fixed = { session: still(session), status: still(status), clock: still({ offsetMs: 0 }) }
  const device = { deviceId: () => 'd1', storage: still('ok') }
  return { ...fixed, ...device, live, lostChanges: still(null) } as unknown as Data
}

const never = () => () => undefined
const still = <T,>(value: T) => ({ get: () => value, subscribe: never })

function answerOf<T>(promise: Promise<T>): () => T {
  let settled: { readonly value: T } | { readonly error: unknown } | undefined
  const wait = async () => {
    try {
      settled = { value: await promise }
    } catch (error) {
      settled = { error }
    }
  }
  const waiting = wait()
  return () => {
    // A component that throws a promise is rendered again once it has settled.
    if (!settled) throw waiting
    if ('error' in settled) throw settled.error
    return settled.value
  }
}
