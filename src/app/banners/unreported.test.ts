import { expect, it } from 'vitest'
import { unreported } from './unreported.ts'

it('each piece of news is reported once', () => {
  const news = ['new/a', 'moved/a/9'].map((key) => ({ key, title: 'Tap', body: '', path: '/' }))
  expect(unreported(news, new Set(['new/a'])).map(({ key }) => key)).toEqual(['moved/a/9'])
  expect(unreported(news, new Set(news.map(({ key }) => key)))).toEqual([])
})
