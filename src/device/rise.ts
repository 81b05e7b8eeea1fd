import { removePreference, writePreference } from './preferences.ts'

/** The colour of rising prices; falling ones have the other. Without a choice it follows the language. */
export type Rise = 'red' | 'green'
export const riseCookie = 'rise'

/** Parses the cookie; undefined follows the language. */
export const riseOf = (choice: string | null | undefined): Rise | undefined =>
  choice === 'red' || choice === 'green' ? choice : undefined

/** The current choice; `rendered` is the one the page was rendered with, which may have changed since. */
export const chosenRise = (rendered: Rise | undefined): Rise | undefined =>
  typeof document === 'undefined' ? rendered : riseOf(document.documentElement.dataset.rise)

/** Changes the price colours permanently, with immediate effect. Undefined follows the language again. */
export function chooseRise(rise: Rise | undefined) {
  const root = document.documentElement
  if (rise) {
    writePreference(riseCookie, rise)
    root.dataset.rise = rise
  } else {
    removePreference(riseCookie)
    delete root.dataset.rise
  }
}
