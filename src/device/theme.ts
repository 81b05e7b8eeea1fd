import { removePreference, writePreference } from './preferences.ts'

export type Theme = 'light' | 'dark'
export const themeCookie = 'theme'

/** What a cookie says of the theme; undefined follows the system. */
export const themeOf = (choice: string | null | undefined): Theme | undefined =>
  choice === 'light' || choice === 'dark' ? choice : undefined

const changed = 'themechange'

/** What the page is shown in now. */
export const themeNow = (): Theme | undefined => themeOf(document.documentElement.dataset.theme)

/** For `useSyncExternalStore`: hears of every change, whoever makes it. */
export function onThemeChange(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

/** Changes the theme for good, and at once. Undefined follows the system again. */
export function chooseTheme(theme: Theme | undefined) {
  const root = document.documentElement
  if (theme) {
    writePreference(themeCookie, theme)
    root.dataset.theme = theme
  } else {
    removePreference(themeCookie)
    delete root.dataset.theme
  }
  dispatchEvent(new Event(changed))
}
