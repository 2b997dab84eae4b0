import { describe, expect, it } from 'vitest'
import { type AppAlert, newAlerts } from './new-alerts.ts'

const alert = (key: string, isUrgent = false): AppAlert => ({
  key,
  title: 'Tap',
  body: '',
  path: '/',
  isUrgent,
})
const news = [alert('new/a'), alert('moved/a/9'), alert('urgent/t/1', true)]
const keysOf = (alerts: readonly AppAlert[]) => alerts.map(({ key }) => key)
const away = { isHidden: true, isQuiet: false }

describe('alerts', () => {
  it('are shown once each', () => {
    const first = newAlerts(news, { ...away, reported: new Set(['new/a']) })
    expect(keysOf(first.show)).toEqual(['moved/a/9', 'urgent/t/1'])
    expect(newAlerts(news, { ...away, reported: first.reported }).show).toEqual([])
  })

  it('are not shown of what is on the screen', () => {
    const opened = newAlerts(news, { ...away, reported: null })
    expect(opened.show).toEqual([])
    expect([...opened.reported]).toEqual(keysOf(news))
    const looking = newAlerts(news, { reported: new Set(), isHidden: false, isQuiet: false })
    expect(looking.show).toEqual([])
    expect([...looking.reported]).toEqual(keysOf(news))
  })

  it('of orders wait for the end of quiet hours, urgent ones do not', () => {
    const night = newAlerts(news, { ...away, isQuiet: true, reported: new Set() })
    expect(keysOf(night.show)).toEqual(['urgent/t/1'])
    const later = newAlerts(news, { ...away, isQuiet: true, reported: night.reported })
    expect(later.show).toEqual([])
    const morning = newAlerts(news, { ...away, reported: later.reported })
    expect(keysOf(morning.show)).toEqual(['new/a', 'moved/a/9'])
  })

  it('that were seen in quiet hours are not shown after them', () => {
    const night = newAlerts(news, { ...away, isQuiet: true, reported: new Set() })
    const looked = newAlerts(news, { isHidden: false, isQuiet: true, reported: night.reported })
    expect(newAlerts(news, { ...away, reported: looked.reported }).show).toEqual([])
  })
})
