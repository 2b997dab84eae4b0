import { expect, test } from 'vitest'
import { pageText } from './page-text.ts'

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'Buzón', 'es-MX'],
  ['en-GB', 'Mailbox', 'en-GB'],
  ['fr-FR,fr;q=0.9,es;q=0.5', 'Buzón', 'es'],
  ['fr-FR', 'Mailbox', 'en'],
  ['"><script>', 'Mailbox', 'en'],
  ['es-419', 'Buzón', 'es-419'],
  ['en-a,es', 'Mailbox', 'en'],
  ['english', 'Mailbox', 'en'],
  [undefined, 'Mailbox', 'en'],
])(
  'pages for a browser that asks for %s are titled %s, with dates as in %s',
  (header, title, tag) => {
    const text = pageText(header)
    expect([text.mailbox, text.language]).toEqual([title, tag])
  },
)
