import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { useActor, useSession } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { RoutePath } from '#domain/access/routes.ts'
import { sectionsFor } from '#features/admin/sections.ts'
import { useSyncNow } from '#features/sync/use-sync-now.ts'
import { locales, setLocale, useT } from '#messages/index.ts'
import { openPalette } from '../search/use-palette-key.ts'
import { useSheet } from '../sheets/use-sheet.ts'
import { deviceSettings, themes } from '../settings/device-settings.ts'
import { destinationName } from '../shell/destination-style.tsx'
import { useDestinations } from '../shell/use-destinations.ts'
import type { Command } from './command.ts'
import { creationsFor } from './creations.ts'
import { listSearch } from './list-search.ts'
import { hasWords, pageWords } from './page-words.ts'
import { useOrderCommands } from './use-order-commands.ts'
import { viewCommands } from './view-commands.ts'

const pageKeys: Partial<Record<RoutePath, string>> = {
  '/dashboard': 'g h',
  '/orders': 'g o',
  '/schedule': 'g s',
  '/plans': 'g r',
  '/tracking': 'g m',
  '/customers': 'g c',
  '/chat': 'g t',
  '/inventory': 'g i',
  '/technicians': 'g p',
  '/invoices': 'g b',
  '/admin': 'g a',
}

/** Every command this session may use, with its title in the current language. */
export function useCommands(): readonly Command[] {
  const t = useT()
  const syncNow = useSyncNow()
  const actor = useActor()
  const signedIn = useSession().kind === 'signedIn'
  const navigate = useNavigate()
  const panel = useSheet()
  const { all, office } = useDestinations()
  const changeSettings = useSetAtom(deviceSettings)
  const ofOrder = useOrderCommands()
  const go = (path: string) => () => void navigate(path)

  const pages = all.map((path) => ({
    id: `go${path}`,
    group: 'pages' as const,
    title: t('shell.commandGo', { place: t(destinationName(path, office)) }),
    ...(hasWords(path) && { words: t(pageWords[path]) }),
    ...(pageKeys[path] !== undefined && { keys: pageKeys[path] }),
    run: go(path),
  }))

  const sections = all.includes('/admin') ? sectionsFor(actor?.role) : []
  const settings = sections.map(({ id }) => ({
    id: `settings/${id}`,
    group: 'settings' as const,
    title: t('shell.commandSettings', { section: t(`admin.section.${id}`) }),
    words: t(`sectionWords.${id}`),
    run: go(`/admin/${id}`),
  }))

  const begun = creationsFor(actor, all).map(({ id, path, title, words, keys }) => ({
    id,
    group: 'actions' as const,
    title: t(title),
    ...(words !== undefined && { words: t(words) }),
    ...(keys !== undefined && { keys }),
    run: go(path),
  }))

  const commands: (Command | false)[] = [
    ...ofOrder,
    ...begun,
    all.includes('/technician-invites') && {
      id: 'invite',
      group: 'actions',
      title: t('shell.commandInvite'),
      words: t('shell.commandWords.invite'),
      run: go('/technician-invites/new'),
    },
    actor !== null &&
      can(actor, 'order/review') &&
      all.includes('/orders') && {
        id: 'review',
        group: 'actions',
        title: t('shell.commandReview'),
        run: go('/orders/review'),
      },
    ...viewCommands(t, { all, office, go }),
    signedIn && {
      id: 'sync',
      group: 'actions',
      title: t('shell.commandSync'),
      keys: 'w',
      run: () => panel.show('sync'),
    },
    signedIn && {
      id: 'send',
      group: 'actions',
      title: t('shell.commandSyncNow'),
      run: () => void syncNow(),
    },
  ]

  return [
    {
      id: 'find',
      group: 'actions',
      title: t('shell.commandSearchAll'),
      keys: 'mod+k',
      run: () => openPalette(panel),
    },
    {
      id: 'search',
      group: 'actions',
      title: t('shell.commandSearch'),
      keys: '/',
      run: focusSearch,
    },
    {
      id: 'keys',
      group: 'actions',
      title: t('shell.commandShortcuts'),
      keys: '?',
      run: () => panel.show('keys'),
    },
    ...commands.filter((command) => command !== false),
    ...pages,
    ...settings,
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      group: 'device' as const,
      title: t('shell.commandTheme', { theme: t(`shell.theme.${theme}`) }),
      words: t('shell.commandWords.theme'),
      run: () => changeSettings({ theme }),
    })),
    ...locales.map((locale) => ({
      id: `language-${locale}`,
      group: 'device' as const,
      title: t('shell.commandLanguage', { language: languageName(locale) }),
      words: locales.map((reader) => languageName(locale, reader)).join(' '),
      run: () => {
        changeSettings({ locale })
        void setLocale(locale)
      },
    })),
    { id: 'settings', group: 'device', title: t('shell.settings'), run: go('/settings') },
  ]
}

const languageNames = new Map<string, string>()

/** A language's name in that language, or in the one of `reader`. */
export function languageName(locale: string, reader = locale): string {
  const key = `${locale} ${reader}`
  const known = languageNames.get(key)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(locale) ?? locale
  const shown = name.charAt(0).toLocaleUpperCase(reader) + name.slice(1)
  languageNames.set(key, shown)
  return shown
}

function focusSearch(): void {
  listSearch()?.focus()
}
