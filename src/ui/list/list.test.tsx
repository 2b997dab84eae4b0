import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { List } from './list.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)
const html = (count: number) =>
  renderToStaticMarkup(
    <List label="Numbers" items={numbers(count)} getKey={(n) => n} render={(n) => <p>{n}</p>} />,
  )

test('a short list is rendered in full', () => {
  expect(html(39).match(/<li/g)).toHaveLength(39)
})

test('a long list renders its first rows at once and reserves space for the rest', () => {
  const long = html(400)
  expect(long.match(/<li/g)).toHaveLength(20)
  expect(long).toContain(`min-height:${400 * 64}px`)
})

test.each([6, 400])(
  'of %i rows, those under one heading have it once, above the first',
  (count) => {
    const rendered = renderToStaticMarkup(
      <List
        label="Numbers"
        items={numbers(count)}
        getKey={(n) => n}
        headOf={(n) => (n === 0 ? null : n < 4 ? 'Low' : 'High')}
        renderHead={(head) => <h2>{head}</h2>}
        render={(n) => <p>{n}</p>}
      />,
    )
    const words = [...rendered.matchAll(/<(?:h2|p)>([^<]+)/g)].map(([, word]) => word)
    expect(words.slice(0, 8)).toEqual(['0', 'Low', '1', '2', '3', 'High', '4', '5'])
    expect(words.filter((word) => word === 'High')).toHaveLength(1)
  },
)
