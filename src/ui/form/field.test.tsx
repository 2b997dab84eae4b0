import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('label, help and error are tied to the control', () => {
  const html = renderToStaticMarkup(
    <TextField label="Name" description="As on the bell" error="Please fill this in." />,
  )
  const id = /<input[^>]* id="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(html).toContain(`for="${id}"`)
  expect(html).toContain(`aria-describedby="${id}-help ${id}-error"`)
  expect(html).toContain('aria-invalid="true"')
})

test('a field without an error is not marked invalid', () => {
  const html = renderToStaticMarkup(<TextField label="Name" error={undefined} />)
  expect(html).not.toContain('aria-invalid')
  expect(html).not.toContain('aria-describedby')
})
