import { expect, test } from 'vitest'
import { stripInteractivity } from './strip-interactivity.ts'

test('buttons and fields accept neither focus nor text, and a form cannot be submitted', () => {
  expect(
    stripInteractivity(
      '<form noValidate="" class="f"><input name="a"/><button type="submit">Send</button></form>',
    ),
  ).toBe(
    '<div class="f"><input inert readonly name="a"/><button inert type="submit">Send</button></div>',
  )
})

test('links keep working; elements of the head are removed', () => {
  expect(
    stripInteractivity('<title>Daybook</title><link rel="preload" href="/x"/><a href="/y">Y</a>'),
  ).toBe('<a href="/y">Y</a>')
})
