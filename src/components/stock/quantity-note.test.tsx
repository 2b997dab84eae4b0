import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import warning from '../dispatch/warning-note.module.css'
import { QuantityNote } from './quantity-note.tsx'

beforeAll(() => showMessages('en', enStart, enApp))

const item = { unit: 'piece', minimums: {} } as const
const noteOf = (taken: number, held?: number) =>
  renderToStaticMarkup(
    <QuantityNote item={item} taken={taken} quantity={2} source={{ name: 'Warehouse', held }} />,
  )

test('taking more than there is warns, and less says what is held afterwards', () => {
  expect(noteOf(40, 28)).toContain('Only 28 pieces in stock at Warehouse')
  expect(noteOf(40, 28)).toContain(`class="${warning['warning']}"`)
  expect(noteOf(3, 28)).toBe('Then in your van: 5 pieces')
  expect(noteOf(40)).toBe('Then in your van: 42 pieces')
})
