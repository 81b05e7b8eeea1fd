import * as calls from '#contract/bookmarks.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { markForLater } from './commands/mark-for-later.ts'
import { unmark } from './commands/unmark.ts'
import { listGoodsBookmarks, listListingBookmarks, listMarks } from './queries.ts'

export const bookmarkRoutes: readonly Route[] = [
  command(calls.addBookmark, markForLater),
  command(calls.deleteBookmark, unmark),
  answer(calls.marks, listMarks),
  answer(calls.goodsBookmarks, listGoodsBookmarks),
  answer(calls.listingBookmarks, listListingBookmarks),
]
