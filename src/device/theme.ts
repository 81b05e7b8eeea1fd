import { removePreference, writePreference } from './preferences.ts'

export type Theme = 'light' | 'dark'
export const themeCookie = 'theme'

/** Parses the theme cookie; undefined follows the system. */
export const themeOf = (choice: string | null | undefined): Theme | undefined =>
  choice === 'light' || choice === 'dark' ? choice : undefined

const changed = 'themechange'

/** The `media` of the browser's own colour for a theme: the browser picks one by its system, or takes the chosen one. */
export const themeColorMedia = (theme: Theme, chosen: Theme | undefined): string =>
  chosen ? (chosen === theme ? 'all' : 'not all') : `(prefers-color-scheme: ${theme})`

/** The theme currently shown. */
export const themeNow = (): Theme | undefined => themeOf(document.documentElement.dataset.theme)

/** For `useSyncExternalStore`: notifies of every change, whatever its source. */
export function onThemeChange(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

/** Changes the theme permanently, with immediate effect. Undefined follows the system again. */
export function chooseTheme(theme: Theme | undefined) {
  const root = document.documentElement
  if (theme) {
    writePreference(themeCookie, theme)
    root.dataset.theme = theme
  } else {
    removePreference(themeCookie)
    delete root.dataset.theme
  }
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  if (light) light.media = themeColorMedia('light', theme)
  if (dark) dark.media = themeColorMedia('dark', theme)
  dispatchEvent(new Event(changed))
}
