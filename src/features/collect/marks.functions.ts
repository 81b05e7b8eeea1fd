import { createServerFn } from '@tanstack/react-start'
import { marks } from '#contract/bookmarks.ts'
import { callUpstream } from '#upstream/call-upstream.ts'

export const fetchMarks = createServerFn({ method: 'GET' }).handler(() => callUpstream(marks, {}))
