import { beforeAll, describe, expect, it } from 'vitest'
import type { Translate } from '#messages/index.ts'
import { messagesIn } from '#messages/messages-in.ts'
import { tellText } from './tell-text.ts'

const order = { title: 'Boiler service', windowStart: null, windowEnd: null }
const window = { windowStart: '2026-05-05T07:00:00Z', windowEnd: '2026-05-05T09:00:00Z' }
const now = Date.parse('2026-05-04T10:00:00Z')
const names = { customer: 'School', company: 'Harbour' }

describe('what a customer is told', () => {
  let [en, es]: Translate[] = []
  beforeAll(async () => {
    ;[en, es] = await Promise.all([messagesIn('en'), messagesIn('es')])
  })
  const textOf = (
    start: string,
    more: object = {},
    language: 'en' | 'es' = 'en',
    timeZone = 'Europe/Madrid',
  ) => {
    const t = language === 'en' ? en : es
    const words = { locale: language === 'en' ? 'en-GB' : 'es-ES', timeZone }
    return t && tellText({ t, ...words }, { start, order: { ...order, ...more }, ...names, now })
  }

  it('says sorry where the time is over', () => {
    const hours = 3_600_000
    expect(textOf('2026-05-04T09:00:00Z')?.text).toBe(
      'Hello School, this is Harbour. We’re sorry that we missed our appointment on Monday 4 May (Boiler service). We’ll send you a new time as soon as we can.',
    )
    const running = {
      windowStart: new Date(now - hours).toISOString(),
      windowEnd: new Date(now + hours).toISOString(),
    }
    expect(textOf(new Date(now - 60_000).toISOString(), running)?.text).toContain('between')
    expect(textOf('2026-05-04')?.text).toContain('We plan to visit')
  })

  it('names the day and about when to expect someone, in the zone of the company', () => {
    expect(textOf('2026-05-05T22:30:00Z')).toEqual({
      subject: 'Your appointment on Wednesday 6 May',
      text: 'Hello School, this is Harbour. We plan to visit you on Wednesday 6 May and arrive at about 0:30 (Boiler service). Let us know if this doesn’t suit you.',
    })
    expect(textOf('2026-05-05')?.text).toContain('on Tuesday 5 May (Boiler')
  })

  it('names the promised window where the visit lies within it', () => {
    expect(textOf('2026-05-05T08:00:00Z', window)?.text).toContain('between 9:00 and 11:00')
    expect(textOf('2026-05-05', window)?.text).toContain('between 9:00 and 11:00')
    expect(textOf('2026-05-05T12:00:00Z', window)?.text).toContain('at about 14:00')
    expect(textOf('2026-05-06', window)?.text).not.toContain('between')
  })

  it('uses the time zone of the customer’s site', () => {
    const there = (start: string, more: object = {}) =>
      textOf(start, more, 'en', 'America/New_York')?.text
    expect(there('2026-05-05T22:30:00Z')).toContain('on Tuesday 5 May and arrive at about 18:30')
    expect(there('2026-05-05T08:00:00Z', window)).toContain('between 3:00 and 5:00')
  })

  it('is in the language that was asked for', () => {
    expect(textOf('2026-05-05T08:00:00Z', window, 'es')?.text).toBe(
      'Hola, School. Somos Harbour. Tenemos prevista una visita el martes, 5 de mayo, con llegada entre las 9:00 y las 11:00 (Boiler service). Si no le viene bien, díganoslo, por favor.',
    )
  })
})
