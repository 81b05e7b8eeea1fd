import { removePreference, writePreference } from './preferences.ts'

export type Theme = 'light' | 'dark'
export const themeCookie = 'theme'

/** What a cookie says of the theme; undefined follows the system. */
export const themeOf = (choice: string | null | undefined): Theme | undefined =>
  choice === 'light' || choice === 'dark' ? choice : undefined

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
}
