import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { ButtonLink } from '../link.tsx'

test('a button does not submit a form by default', () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"')
})

test('a pending button stays focusable and is announced as busy', () => {
  const html = renderToStaticMarkup(<Button pending>Save</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled=""')
  expect(html).toContain('Save')
})

test('a link styled as a button is still a link', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/orders">Orders</ButtonLink>)).toMatch(
    /^<a [^>]*href="\/orders"/,
  )
})
