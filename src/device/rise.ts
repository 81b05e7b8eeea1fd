import { removePreference, writePreference } from './preferences.ts'

/** The colour of rising prices; a falling one has the other. Without a choice it goes by the language. */
export type Rise = 'red' | 'green'
export const riseCookie = 'rise'

/** What a cookie says of it; undefined goes by the language. */
export const riseOf = (choice: string | null | undefined): Rise | undefined =>
  choice === 'red' || choice === 'green' ? choice : undefined

/** What is chosen now; `rendered` is what the page was rendered with, which it may have changed since. */
export const chosenRise = (rendered: Rise | undefined): Rise | undefined =>
  typeof document === 'undefined' ? rendered : riseOf(document.documentElement.dataset.rise)

/** Changes the colours of prices for good, and at once. Undefined goes by the language again. */
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
