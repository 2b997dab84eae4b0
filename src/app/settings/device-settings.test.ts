import { expect, test } from 'vitest'
import { readDeviceSettings } from './device-settings.ts'

test('without stored settings the defaults apply', () => {
  expect(readDeviceSettings(null)).toEqual({
    theme: 'system',
    letterKeys: true,
    comfortable: false,
    textSize: 'normal',
    leftHanded: false,
    notify: false,
    notifyInQuiet: false,
    notifyDismissed: false,
    installDismissed: false,
  })
})

test('stored settings are restored', () => {
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
])('damaged settings %s fall back to the defaults', (text) => {
  expect(readDeviceSettings(text)).toMatchObject({ theme: 'system', letterKeys: true })
})
