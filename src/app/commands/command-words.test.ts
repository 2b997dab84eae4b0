import { expect, test } from 'vitest'
import { adminSections } from '#features/admin/sections.ts'
import { setLocale, translate } from '#messages/index.ts'
import { loadMessages } from '#messages/i18n.ts'
import { findCommands } from '../search/find-commands.ts'

test.each([
  ['en', 'arrival windows', 'dispatch'],
  ['en', 'territories', 'dispatch'],
  ['en', 'bank details', 'profile'],
  ['en', 'logo', 'profile'],
  ['en', 'tax number', 'profile'],
  ['en', 'opening hours', 'hours'],
  ['en', 'holidays', 'hours'],
  ['en', 'checklists', 'templates'],
  ['es', 'franjas de llegada', 'dispatch'],
  ['es', 'datos bancarios', 'profile'],
  ['es', 'festivos', 'hours'],
  ['es', 'divisa', 'region'],
] as const)('in %s, %j finds the settings %j', async (locale, typed, id) => {
  await loadMessages('app')
  await setLocale(locale)
  const sections = adminSections.map((section) => ({
    id: section.id,
    title: translate(`admin.section.${section.id}`),
    words: translate(`sectionWords.${section.id}`),
  }))
  expect(findCommands(sections, typed).best.map((one) => one.id)).toContain(id)
})

test.each([
  ['en', 'overdue'],
  ['en', 'invoice reminder'],
  ['en', 'remind'],
  ['es', 'vencidas'],
  ['es', 'recordatorio'],
] as const)(
  'in %s, %j finds the overdue invoices, from which reminders are sent',
  async (locale, typed) => {
    await loadMessages('app')
    await setLocale(locale)
    const title = translate('shell.commandOverdue')
    const commands = [
      { title, words: translate('shell.commandWords.overdue') },
      { title: translate('shell.commandReview') },
    ]
    expect(findCommands(commands, typed).best.map((one) => one.title)).toEqual([title])
  },
)

test.each([
  ['en', 'late'],
  ['en', 'overdue'],
  ['es', 'retraso'],
  ['es', 'vencidas'],
] as const)('in %s, %j finds the late orders', async (locale, typed) => {
  await loadMessages('app')
  await setLocale(locale)
  const title = translate('shell.commandLate')
  const commands = [
    { title, words: translate('shell.commandWords.late') },
    { title: translate('shell.commandOverdue'), words: translate('shell.commandWords.overdue') },
    { title: translate('shell.commandReview') },
  ]
  expect(findCommands(commands, typed).best.map((one) => one.title)).toContain(title)
})
