import { expect, test } from 'vitest'
import { readDeviceSettings } from './device-settings.ts'

test('nothing stored gives the defaults', () => {
  expect(readDeviceSettings(null)).toEqual({
    theme: 'system',
    letterKeys: true,
    comfortable: false,
    textSize: 'normal',
    leftHanded: false,
    notify: false,
    notifyDismissed: false,
    installDismissed: false,
  })
})

test('what was stored comes back', () => {
  expect(readDeviceSettings('{"theme":"sun","locale":"es","letterKeys":false}')).toMatchObject({
    theme: 'sun',
    locale: 'es',
    letterKeys: false,
  })
})

test.each([
  'not json',
  '[]',
  '{"locale":"xx"}',
  '{"letterKeys":3}',
  '{"textSize":"huge","theme":"green"}',
  'null',
])('damaged text %s gives the defaults', (text) => {
  expect(readDeviceSettings(text)).toMatchObject({ theme: 'system', letterKeys: true })
})
