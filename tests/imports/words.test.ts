import { readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enPublic } from '#messages/en/public.ts'
import { enShare } from '#messages/en/share.ts'
import { enStart } from '#messages/en/start.ts'
import { esApp } from '#messages/es/app.ts'
import { esPublic } from '#messages/es/public.ts'
import { esShare } from '#messages/es/share.ts'
import { esStart } from '#messages/es/start.ts'
import { findButtonMessages } from './find-button-messages.ts'

/** Messages by language; what they may not say (`docs/glossary.md` has the words instead); a button's longest label. */
const languages = {
  en: {
    messages: { ...enStart, ...enApp, ...enPublic, ...enShare } as Readonly<Record<string, string>>,
    words: [
      /\b(somebody|everybody|nobody|whom|anew|whoever)\b/i,
      /\b(jobs?|pieces? of work|kinds? of work|the work)\b/i,
      /\b(set off|on site after all|I am on site|go on with|in order|does not apply)\b/i,
      /\bfinish/i,
      /outside of what is right/i,
      /\b(all sent|being sent|to be sent|needs? you|take (everything )?along|not here yet)\b/i,
      /\b(no signal|where there is (a )?(signal|connection)|without a network)\b/i,
      /\b(take (it )?back|put back|put away|bring back|fill it in|go back)\b/i,
      /\b(as the device|roomy|for the left hand|as the crow flies|by the records|on board)\b/i,
      /\b(hand (it )?over|I have (it|seen|read)|not counted yet)\b/i,
      /\b(stretch|the clock|e-mail|unwanted mail|pictures?|no page at|load again)\b/i,
      /\b(nothing (of yours )?(is|was) lost|nothing was changed|these words|the words that)\b/i,
      /\b(received by the office|at the office)\b/i,
      /\b(please|we know|cannot|do not|does not|you are|it is)\b/i,
    ],
    button: 24,
  },
  es: {
    messages: { ...esStart, ...esApp, ...esPublic, ...esShare } as Readonly<Record<string, string>>,
    words: [
      /sin (señal|red|cobertura)\b/i,
      /llevármelo/i,
      /fuera de lo correcto|no corresponde|poner en marcha|no alcanzó|duerme/i,
      /mira con menos|tu paga\b|(decir )?dónde estoy|la oficina lo planifica/i,
      /\b(tipos? de trabajo|(?<!en )el trabajo|tu trabajo|salir hacia|seguir con|estoy en el lugar)\b/i,
      /\b(imagen|imágenes|móvil|tramo|existencias|coste|a bordo)\b/i,
      /lista de comprobación|añad/i,
      /no se (pierde|perdió|ha perdido|cambió) nada/i,
      /recibid[oa] por la oficina|te necesita|aún no está aquí/i,
      /\b(usted|ustedes|vuestr[oa]s?|habéis|tenéis)\b/i,
    ],
    button: 30,
  },
}

/** What people type to find an action or a page, in words of their own: it is never shown. */
const typedOnly = ['shell.commandWords.', 'sectionWords.', 'pageWords.']

const sources = globSync(['src/**/*.{ts,tsx}'])
  .filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('src/messages/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe.each(Object.entries(languages))('the messages of %s', (_, { messages, words, button }) => {
  it('say nothing that the glossary has another word for', () => {
    const shown = Object.entries(messages).filter(
      ([key]) => !typedOnly.some((start) => key.startsWith(start)),
    )
    const wrong = shown.flatMap(([key, message]) =>
      words.flatMap((word) => (word.test(message) ? [`${key}: ${message} (${word.source})`] : [])),
    )
    expect(wrong).toEqual([])
  })

  it(`have buttons of at most ${button} characters, without a full stop`, () => {
    const keys = new Set(
      sources.flatMap(({ path, text }) => findButtonMessages(path, text, Object.keys(messages))),
    )
    const wrong = [...keys].filter((key) => {
      const message = messages[key] ?? ''
      return longest(compileMessageOrThrow(message)) > button || /[^.…][.]$/.test(message)
    })
    expect(keys.size).toBeGreaterThan(100)
    expect(wrong.map((key) => `${key}: ${messages[key]}`)).toEqual([])
  })
})

describe('the messages of buttons are found', () => {
  const all = ['a.one', 'a.two', 'b.one', 'orderStep.done']

  it.each([
    [
      'between the tags',
      `<Button icon={<X label={t('b.one')} />}>{t('a.one')}</Button>`,
      ['a.one'],
    ],
    ['one of two', `<ButtonLink>{t(x ? 'a.one' : 'a.two')}</ButtonLink>`, ['a.one', 'a.two']],
    ['by pattern', '<Button>{t(`a.${x}`)}</Button>', ['a.one', 'a.two']],
    ['through a name', `const x = t('a.one'); <Button>{x}</Button>`, ['a.one']],
    ['of a step', `<Button>{t(stepLabel(x, y))}</Button>`, ['orderStep.done']],
    ['of an icon', `<IconButton label={t('a.one')} icon={<X />} />`, ['a.one']],
    ['of a dialog', `<ConfirmDialog title={t('b.one')} confirmLabel={t('a.one')} />`, ['a.one']],
    ['of a menu', `[{ label: t('a.one'), onAction: f }, { label: t('b.one') }]`, ['a.one']],
    ['and nothing else', `<Field label={t('a.one')}>{t('a.two')}</Field>`, []],
  ])('%s', (_, text, keys) => {
    expect(findButtonMessages('x.tsx', text, all)).toEqual(keys)
  })
})

/** The most characters that a message can show, without what its values add. */
function longest(message: unknown): number {
  if (typeof message === 'string') return message.length
  if (!Array.isArray(message)) return 0
  return message.reduce((sum: number, part: unknown) => {
    if (!Array.isArray(part)) return sum + longest(part)
    const [name, , branches]: unknown[] = part
    if (name === '#') return sum + 1
    const lengths = Object.values(branches ?? {}).map(longest)
    return sum + Math.max(0, ...lengths)
  }, 0)
}
