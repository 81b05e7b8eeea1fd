import { bookmarkOf, type BookmarkTarget } from '#features/bookmarks/bookmarked-queries.ts'
import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { changePriceAlert } from './price-alerts.functions.ts'
import { changeSavedSearch, deleteSavedSearch, markSearchSeen, saveSearch } from './saved-searches.functions.ts'

/** The dialog shows its own errors. */
export const saveSearchMutation = () => idempotentMutation(['saved-searches', 'save'], saveSearch, { quiet: true })

/** As `saveSearchMutation`. */
export const renameSearchMutation = (searchId: string) =>
  idempotentMutation(['saved-searches', 'rename', searchId], changeSavedSearch, { quiet: true })

export const switchAlertMutation = (searchId: string) =>
  idempotentMutation(['saved-searches', 'alert', searchId], changeSavedSearch)

/** That it could not be told is nothing to bother somebody with: the search still says what is new. */
export const seenMutation = (searchId: string) =>
  idempotentMutation(['saved-searches', 'seen', searchId], markSearchSeen, { quiet: true })

export const deleteSearchMutation = (searchId: string) =>
  idempotentMutation(['saved-searches', 'delete', searchId], deleteSavedSearch)

/** As `saveSearchMutation`. */
export const priceAlertMutation = (target: BookmarkTarget) =>
  idempotentMutation(['bookmarks', 'price-alert', bookmarkOf(target)], changePriceAlert, { quiet: true })
