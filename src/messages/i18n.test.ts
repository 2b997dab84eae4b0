import { expect, test, vi } from 'vitest'
import { currentLocale, loadMessages, setLocale, translate } from './i18n.ts'

const gate = vi.hoisted(() => {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return { promise, open }
})
vi.mock('./en/start.ts', async (original) => {
  await gate.promise
  return original()
})

test('speaks the language asked for last, though the other loads later', async () => {
  const english = setLocale('en')
  await setLocale('es')
  gate.open()
  await english
  expect(currentLocale()).toBe('es')
  expect(translate('action.save')).toBe('Guardar')
})

test('an area loaded later follows every change of language', async () => {
  await setLocale('en')
  expect(translate('session.signIn')).toBe('session.signIn')
  await Promise.all([loadMessages('public'), setLocale('es')])
  expect(translate('session.signIn')).toBe('Iniciar sesión')
  await setLocale('en')
  expect(translate('session.signIn')).toBe('Sign in')
})

test('fills in values and plurals', async () => {
  await setLocale('en')
  expect(translate('syncStatus.downloadingOf', { received: '1,240', total: '5,000' })).toBe(
    'Downloading 1,240 of 5,000',
  )
  expect(translate('syncStatus.syncingPhotos', { count: 1 })).toBe('Syncing 1 photo')
})

test('a language is spoken once its promise resolves, though an area was asked for meanwhile', async () => {
  vi.resetModules()
  let open: (words: object) => void = () => {}
  const publicMessages = new Promise<object>((resolve) => {
    open = resolve
  })
  vi.doMock('./es/public.ts', () => publicMessages)
  const fresh = await import('./i18n.ts')
  const locale = fresh.setLocale('es').then(() => fresh.currentLocale())
  const loaded = fresh.loadMessages('public')
  await import('./es/start.ts')
  await new Promise((resolve) => setTimeout(resolve))
  open({ esPublic: {} })
  expect(await locale).toBe('es')
  await loaded
})

test('a caller that asks for an area on its way waits for its messages', async () => {
  vi.resetModules()
  let open: (words: object) => void = () => {}
  const appMessages = new Promise<object>((resolve) => {
    open = resolve
  })
  vi.doMock('./en/app.ts', () => appMessages)
  const fresh = await import('./i18n.ts')
  await fresh.setLocale('en')
  const first = fresh.loadMessages('app')
  const second = fresh.loadMessages('app').then(() => fresh.translate('time.startDay'))
  open({ enApp: { 'time.startDay': 'Begin' } })
  expect(await second).toBe('Begin')
  await first
})

test('messages that failed to load are asked for again', async () => {
  vi.resetModules()
  const answers = [Promise.reject(new Error('offline'))]
  answers[0]?.catch(() => undefined)
  vi.doMock('./en/app.ts', () => answers.shift() ?? { enApp: { 'time.startDay': 'Begin' } })
  const fresh = await import('./i18n.ts')
  await fresh.setLocale('en')
  await expect(fresh.loadMessages('app')).rejects.toThrow()
  await fresh.setLocale('en')
  await fresh.loadMessages('app')
  expect(fresh.translate('time.startDay')).toBe('Begin')
})

test('code and the messages of its area are loaded side by side', async () => {
  vi.resetModules()
  const fresh = await import('./i18n.ts')
  await fresh.setLocale('en')
  const say = await fresh.withMessages(() => Promise.resolve(fresh.translate), 'public')
  expect(say('session.signIn')).toBe('Sign in')
})

test.each([
  ['en-US', 'Labor'],
  ['en-GB', 'Labour'],
])('English is spelled as where it is read: %s', async (language, word) => {
  vi.resetModules()
  vi.doUnmock('./en/app.ts')
  vi.stubGlobal('navigator', { languages: [language] })
  const fresh = await import('./i18n.ts')
  await fresh.setLocale('en')
  await fresh.loadMessages('app')
  expect(fresh.translate('itemKind.labour')).toBe(word)
  vi.unstubAllGlobals()
})
