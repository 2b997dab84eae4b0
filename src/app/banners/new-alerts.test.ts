import { expect, it } from 'vitest'
import { newAlerts } from './new-alerts.ts'

it('each piece of news is reported once', () => {
  const news = ['new/a', 'moved/a/9'].map((key) => ({ key, title: 'Tap', body: '', path: '/' }))
  expect(newAlerts(news, new Set(['new/a'])).map(({ key }) => key)).toEqual(['moved/a/9'])
  expect(newAlerts(news, new Set(news.map(({ key }) => key)))).toEqual([])
})
