import { bookmarkOf, type BookmarkTarget } from '#features/bookmarks/bookmarked-queries.ts'
import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { changePriceAlert } from './price-alerts.functions.ts'
import { changeSavedSearch, deleteSavedSearch, markSearchSeen, saveSearch } from './saved-searches.functions.ts'

/** Errors are shown in the dialog. */
export const saveSearchMutation = () => idempotentMutation(['saved-searches', 'save'], saveSearch, { quiet: true })

/** Errors are shown in the dialog. */
export const renameSearchMutation = (searchId: string) =>
  idempotentMutation(['saved-searches', 'rename', searchId], changeSavedSearch, { quiet: true })

export const switchAlertMutation = (searchId: string) =>
  idempotentMutation(['saved-searches', 'alert', searchId], changeSavedSearch)

/** Quiet: if marking it as seen fails, the search simply keeps its count of new results. */
export const seenMutation = (searchId: string) =>
  idempotentMutation(['saved-searches', 'seen', searchId], markSearchSeen, { quiet: true })

export const deleteSearchMutation = (searchId: string) =>
  idempotentMutation(['saved-searches', 'delete', searchId], deleteSavedSearch)

/** Errors are shown in the dialog. */
export const priceAlertMutation = (target: BookmarkTarget) =>
  idempotentMutation(['bookmarks', 'price-alert', bookmarkOf(target)], changePriceAlert, { quiet: true })
