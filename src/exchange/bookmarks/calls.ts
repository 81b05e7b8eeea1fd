import * as calls from '#contract/bookmarks.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { addBookmark } from './commands/add-bookmark.ts'
import { deleteBookmark } from './commands/delete-bookmark.ts'
import { setPriceAlert } from './commands/set-price-alert.ts'
import { listGoodsBookmarks, listListingBookmarks, listOwnBookmarks, readPriceAlert } from './queries.ts'

export const bookmarkRoutes: readonly Route[] = [
  command(calls.addBookmark, addBookmark),
  command(calls.deleteBookmark, deleteBookmark),
  answer(calls.ownBookmarks, listOwnBookmarks),
  answer(calls.goodsBookmarks, listGoodsBookmarks),
  answer(calls.listingBookmarks, listListingBookmarks),
  answer(calls.bookmarkPriceAlert, readPriceAlert),
  command(calls.setPriceAlert, setPriceAlert),
]
