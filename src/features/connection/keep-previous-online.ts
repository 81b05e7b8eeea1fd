import { isOffline } from '#lib/browser/connection.ts'

/** As `placeholderData`: the previous result stays, dimmed, until the next one is loaded. Offline none will come, and rows of
 * another query must not pass for its result. */
export const keepPreviousOnline = <Data>(before: Data | undefined): Data | undefined =>
  isOffline() ? undefined : before
