import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CommandMenu } from './command-menu.tsx'

const html = (isWaiting: boolean, marked: string | null) =>
  renderToStaticMarkup(
    <CommandMenu
      label="Find"
      hint="Search"
      text="boiler"
      onTextChange={() => {}}
      groups={[
        { id: 'order', title: 'Orders', isOld: isWaiting, items: [{ id: '1', title: 'Boiler' }] },
        { id: 'commands', title: 'Commands', items: [{ id: '2', title: 'New order' }] },
      ]}
      marked={marked}
      onMark={() => {}}
      isWaiting={isWaiting}
      none="No results"
      onChoose={() => {}}
      inputRef={createRef()}
    />,
  )

test('the field announces the row that Enter would open', () => {
  expect(html(false, null)).toMatch(/aria-activedescendant="[^"]*0"/)
  expect(html(false, '2')).toMatch(/aria-activedescendant="[^"]*1"/)
  expect(html(false, null)).toContain('aria-busy="false"')
})

test('results of the previous words stay visible, but are not announced as what Enter would open', () => {
  for (const marked of [null, '1']) {
    expect(html(true, marked)).toContain('Boiler')
    expect(html(true, marked)).toContain('aria-busy="true"')
    expect(html(true, marked)).not.toContain('aria-activedescendant')
  }
  expect(html(true, '2')).toMatch(/aria-activedescendant="[^"]*1"/)
})
