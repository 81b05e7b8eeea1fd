import { isOffline } from '#lib/browser/connection.ts'

/** For `placeholderData`: keeps the previous result, dimmed, until the next one is loaded. Offline none will come, and
 * rows of another query must not pass for its result. */
export const keepPreviousOnline = <Data>(before: Data | undefined): Data | undefined =>
  isOffline() ? undefined : before
