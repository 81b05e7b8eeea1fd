import { createServerFn } from '@tanstack/react-start'
import { ownBookmarks } from '#contract/bookmarks.ts'
import { callUpstream } from '#upstream/call-upstream.ts'

export const fetchBookmarked = createServerFn({ method: 'GET' }).handler(() => callUpstream(ownBookmarks, {}))
