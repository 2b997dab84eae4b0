import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routeFactsOf, routes } from '#domain/access/routes.ts'
import { routeTree } from './routes.tsx'

const idOf = (path: string) => matchRoutes(routeTree, path)?.[1]?.route.id

test('every path in the table has a page, and no page is missing from the table', () => {
  const ids = routeTree[0]?.children?.map((route) => route.id)
  expect(ids?.toSorted()).toEqual([...Object.keys(routes), '*'].toSorted())
})

test('a nested page is guarded by its parent path, however the URL is encoded', () => {
  for (const path of ['/orders/abc', '/orders/new', '/orders/', '/%6Frders']) {
    expect(idOf(path)).toBe('/orders')
  }
  expect(routeFactsOf(idOf('/%6Frders') ?? '').feature).toBe('orders')
})

test('any other path shows the not-found page, including one in a different case', () => {
  for (const path of ['/nothing', '/Orders', '/orders/abc/more', '/chatwindow']) {
    expect(idOf(path)).toBe('*')
  }
})
