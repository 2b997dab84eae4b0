import { expect, test } from 'vitest'
import { findContacts } from './find-contacts.ts'

const links = (text: string) =>
  findContacts(text).flatMap(({ text: found, href }) => (href ? [[found, href]] : []))

test('the phone and the email of a contact are links, and the rest stays as it is', () => {
  const text = 'Ana Ruiz, caretaker\n+1 902 555 0142 ext. 12\nana@school.example\n\nCall first.'
  expect(findContacts(text)).toEqual([
    { text: 'Ana Ruiz, caretaker\n' },
    { text: '+1 902 555 0142 ext. 12', href: 'tel:+19025550142,12' },
    { text: '\n' },
    { text: 'ana@school.example', href: 'mailto:ana%40school.example' },
    { text: '\n\nCall first.' },
  ])
})

test.each([
  ['Tel. (902) 555-0142.', [['(902) 555-0142', 'tel:9025550142']]],
  ['Write to ana@school.example.', [['ana@school.example', 'mailto:ana%40school.example']]],
])('in %j it finds %j', (text, found) => {
  expect(links(text)).toEqual(found)
})

test.each(['', 'Since 2026-03-14', '14.03.2026, 10:00', 'PO 4500012345', 'Boiler VX-500-20250314'])(
  '%j has no contact',
  (text) => {
    expect(links(text)).toEqual([])
  },
)
