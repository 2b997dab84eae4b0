import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routeFactsOf, routes } from '#domain/access/routes.ts'
import { routeTree } from './routes.tsx'

const idOf = (path: string) => matchRoutes(routeTree, path)?.[1]?.route.id

test('every path of the product has its page, and no page is outside the table', () => {
  const ids = routeTree[0]?.children?.map((route) => route.id)
  expect(ids?.toSorted()).toEqual([...Object.keys(routes), '*'].toSorted())
})

test('a page below a path is guarded by that path, however the address is written', () => {
  for (const path of ['/orders/abc', '/orders/new', '/orders/', '/%6Frders']) {
    expect(idOf(path)).toBe('/orders')
  }
  expect(routeFactsOf(idOf('/%6Frders') ?? '').feature).toBe('orders')
})

test('anything else is the not-found page, in another case too', () => {
  for (const path of ['/nothing', '/Orders', '/orders/abc/more', '/chatwindow']) {
    expect(idOf(path)).toBe('*')
  }
})
