import type { FeedbackState } from '#contract/words.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import type { FeedbackSearch } from './search.ts'

/** The address of the list in one state, or in any. The rest of the search stays: it tells what the form is about. */
export const stateHref = (page: string, search: FeedbackSearch, state: FeedbackState | undefined): string =>
  page + stringifySearch({ ...search, state })
