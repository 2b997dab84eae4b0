import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import type { ComboBoxProps } from '#ui/form/combo-box.tsx'
import { CustomerField } from './customer-field.tsx'

const shown = vi.hoisted(() => ({ props: [] as ComboBoxProps[] }))
vi.mock('#ui/form/combo-box.tsx', () => ({
  ComboBox: (props: ComboBoxProps) => {
    shown.props.push(props)
    return null
  },
}))
beforeAll(() => showMessages('en', enApp))
beforeEach(() => shown.props.splice(0))

const known = {
  customers: [],
  mayCreate: true,
  uid: 'a1',
  country: 'CA',
  create: () => new Promise<never>(() => undefined),
  readKnown: () => new Promise<never>(() => undefined),
}
const show = (more: object) =>
  renderToStaticMarkup(
    <CustomerField ports={{ ...known, ...more }} value={null} onChange={() => undefined} />,
  )

test('a name that is not found can become a new customer, for who may create one', () => {
  show({})
  expect(shown.props[0]?.create?.label('Harbour School')).toBe('New customer “Harbour School”')
  show({ mayCreate: false })
  expect(shown.props[1]?.create).toBeUndefined()
})

test('the field is there, and takes the focus, before the customers are read', () => {
  show({ customers: undefined })
  expect(shown.props).toHaveLength(1)
  expect(shown.props[0]?.options).toBeUndefined()
})
