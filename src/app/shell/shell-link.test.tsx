import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ShellNavLink } from './shell-link.tsx'

function render(path: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <ShellNavLink to="/orders">Orders</ShellNavLink>
    </MemoryRouter>,
  )
}

test.each(['/orders', '/orders?state=all', '/orders/o1'])('is the current page at %s', (path) => {
  expect(render(path)).toBe('<a aria-current="page" href="/orders">Orders</a>')
})

test.each(['/', '/orders-old', '/customers'])('is not the current page at %s', (path) => {
  expect(render(path)).toBe('<a href="/orders">Orders</a>')
})
