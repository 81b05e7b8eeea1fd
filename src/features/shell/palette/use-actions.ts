import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { choosePreference } from '#device/choose-preference.ts'
import { chooseTheme } from '#device/theme.ts'
import { startSyncMutation } from '#features/inventory/queries.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { languageNames } from '#features/preferences/language-names.ts'
import { signOutMutation } from '#features/session/mutations.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { languageCookie, locales } from '#i18n/locale.ts'
import * as m from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { Entry } from './rank.ts'

const other = locales.find((locale) => locale !== getLocale())!

/** The palette's actions that are not links. */
export function useActions(isSignedIn: boolean): Entry[] {
  const router = useRouter()
  const { find } = usePlace()
  const { mutate: signOut } = useMutation(signOutMutation())
  const { mutate: sync } = useMutation(startSyncMutation(useQueryClient()))
  const { openLogin } = useLogin()
  // The inventory page shows the progress.
  const syncThere = () => {
    sync()
    const href = find('/inventory/steam_inventory')
    if (href) void router.navigate({ href })
  }
  return [
    ...(isSignedIn ? [{ id: 'sync', name: m.palette_sync(), also: m.palette_also_sync(), run: syncThere }] : []),
    { id: 'light', name: m.shell_theme_light(), also: m.palette_also_light(), run: () => chooseTheme('light') },
    { id: 'dark', name: m.shell_theme_dark(), also: m.palette_also_dark(), run: () => chooseTheme('dark') },
    { id: 'system', name: m.shell_theme_system(), also: m.palette_also_system(), run: () => chooseTheme(undefined) },
    {
      id: 'language',
      name: m.palette_language({ language: languageNames[other] }),
      also: m.palette_also_language(),
      run: () => choosePreference(languageCookie, other),
    },
    isSignedIn
      ? {
          id: 'sign-out',
          name: m.shell_sign_out(),
          also: `${m.palette_also_sign_out()} ${m.palette_words_sign_out()}`,
          run: () => signOut(),
        }
      : { id: 'sign-in', name: m.shell_sign_in(), also: m.palette_also_sign_in(), run: openLogin },
  ]
}
