import * as calls from '#contract/bookmarks.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { addBookmark } from './commands/add-bookmark.ts'
import { deleteBookmark } from './commands/delete-bookmark.ts'
import { listGoodsBookmarks, listListingBookmarks, listOwnBookmarks } from './queries.ts'

export const bookmarkRoutes: readonly Route[] = [
  command(calls.addBookmark, addBookmark),
  command(calls.deleteBookmark, deleteBookmark),
  answer(calls.ownBookmarks, listOwnBookmarks),
  answer(calls.goodsBookmarks, listGoodsBookmarks),
  answer(calls.listingBookmarks, listListingBookmarks),
]
