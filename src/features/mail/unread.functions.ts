import { createServerFn } from '@tanstack/react-start'
import { unreadTotal } from '#contract/mail.ts'
import { callUpstream } from '#upstream/call-upstream.ts'

export const fetchUnread = createServerFn({ method: 'GET' }).handler(() => callUpstream(unreadTotal, {}))
