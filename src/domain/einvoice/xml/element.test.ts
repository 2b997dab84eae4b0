import { expect, it } from 'vitest'
import { element, xmlText } from './element.ts'

const textOf = (text: string) =>
  xmlText('a', {}, [element('b', text)])
    .split('\n')[2]
    ?.trim()

it('escapes text and leaves out what XML cannot hold', () => {
  expect(textOf('Tom & <Jerry> "]]>"')).toBe('<b>Tom &amp; &lt;Jerry&gt; &quot;]]&gt;&quot;</b>')
  expect(textOf('a\u0000b\u001F\uFFFFc\td\r\ne')).toContain('<b>abc\td')
  expect(textOf('\uD800é😀')).toBe('<b>\uFFFDé😀</b>')
})

it('escapes attributes', () => {
  expect(xmlText('a', { x: '"<&' }, [element('b', '1')])).toContain('<a x="&quot;&lt;&amp;">')
})

it('leaves out what is empty, with all that only holds it', () => {
  expect(element('a', '')).toBeNull()
  expect(element('a', [element('b', [element('c', '')]), null])).toBeNull()
})
