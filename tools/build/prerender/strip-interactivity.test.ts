import { expect, test } from 'vitest'
import { stripInteractivity } from './strip-interactivity.ts'

test('what only code can answer takes neither focus nor text, and a form sends nothing', () => {
  expect(
    stripInteractivity(
      '<form noValidate="" class="f"><input name="a"/><button type="submit">Send</button></form>',
    ),
  ).toBe(
    '<div class="f"><input inert readonly name="a"/><button inert type="submit">Send</button></div>',
  )
})

test('links go on leading where they lead; what belongs into the head is left out', () => {
  expect(
    stripInteractivity('<title>Daybook</title><link rel="preload" href="/x"/><a href="/y">Y</a>'),
  ).toBe('<a href="/y">Y</a>')
})
