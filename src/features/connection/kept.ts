import { isOffline } from '#lib/browser/connection.ts'

/** As `placeholderData`: what was found before stays, faintly, until what is looked for now is there. Offline nothing of it will
 * come, and rows of another question must not stand as its answer. */
export const keptOnline = <Data>(before: Data | undefined): Data | undefined => (isOffline() ? undefined : before)
