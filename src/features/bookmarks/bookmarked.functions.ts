import { createServerFn } from '@tanstack/react-start'
import { marks as bookmarked } from '#contract/bookmarks.ts'
import { callUpstream } from '#upstream/call-upstream.ts'

export const fetchBookmarked = createServerFn({ method: 'GET' }).handler(() => callUpstream(bookmarked, {}))
