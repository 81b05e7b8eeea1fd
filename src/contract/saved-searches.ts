import { z } from 'zod'
import { maxSearchName } from './bounds.ts'
import { getCall, postCall } from './call.ts'
import { id, nothing, plainText, timestamp } from './fields.ts'
import { marketSearch, namedPart } from './market/on-sale.ts'

/** An unrestricted search would always have something new. */
const search = marketSearch.refine((asked) => {
  const { sort: _, level: __, ...filters } = asked
  return Object.values(filters).some((value) => value !== undefined)
}, 'at least one filter')

const name = plainText(maxSearchName).min(1)

/** A market search that a user has saved. */
const savedSearch = z.object({
  search_id: id,
  name,
  search: marketSearch,
  /** The names of the stickers, the charm and the collections in the search. */
  named: z.array(namedPart),
  /** Sends one mail about new results, and no more until the user has looked at them. */
  is_alerting: z.boolean(),
  /** Matching listings of others put on sale since `seen_at`, up to the cap. */
  new_count: z.int().max(99),
  /** There are more, or may be: too many listings have appeared to check them all. */
  has_more_new: z.boolean(),
  seen_at: timestamp,
  created_at: timestamp,
})

export const list = getCall('/api/ext/saved_searches/list', {
  name: 'savedSearches.list',
  summary: 'My saved searches, the newest first, with how much is new since I last looked',
  session: 'required',
  request: z.object({}),
  response: z.object({ searches: z.array(savedSearch), max_searches: z.int() }),
})

export const save = postCall('/api/ext/saved_searches/save', {
  name: 'savedSearches.save',
  summary: 'Keep a search of the market: it has been seen as of now',
  session: 'required',
  idempotent: true,
  request: z.object({ name, search, is_alerting: z.boolean().default(true) }),
  response: savedSearch,
})

export const change = postCall('/api/ext/saved_searches/change', {
  name: 'savedSearches.change',
  summary: 'Give a saved search another name, or turn its alert on or off',
  session: 'required',
  idempotent: true,
  request: z.object({ search_id: id, name: name.optional(), is_alerting: z.boolean().optional() }),
  response: nothing,
})

export const markSeen = postCall('/api/ext/saved_searches/mark_seen', {
  name: 'savedSearches.markSeen',
  summary: 'I have looked at what a saved search finds: nothing of it is new any more',
  session: 'required',
  idempotent: true,
  request: z.object({ search_id: id }),
  response: nothing,
})

export const remove = postCall('/api/ext/saved_searches/delete', {
  name: 'savedSearches.delete',
  summary: 'Delete a saved search',
  session: 'required',
  idempotent: true,
  request: z.object({ search_id: id }),
  response: nothing,
})
