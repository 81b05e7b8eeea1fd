import * as calls from '#contract/saved-searches.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { changeSearch } from './commands/change-search.ts'
import { deleteSearch } from './commands/delete-search.ts'
import { markSearchSeen } from './commands/mark-search-seen.ts'
import { saveSearch } from './commands/save-search.ts'
import { listSearches } from './queries.ts'

export const savedSearchRoutes: readonly Route[] = [
  answer(calls.list, listSearches),
  command(calls.save, saveSearch),
  command(calls.change, changeSearch),
  command(calls.markSeen, markSearchSeen),
  command(calls.remove, deleteSearch),
]
