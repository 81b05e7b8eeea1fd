import { createServerFn } from '@tanstack/react-start'
import { check } from '#contract/real-name.ts'
import { callUpstream } from '#upstream/call-upstream.ts'

export const fetchRealName = createServerFn({ method: 'GET' }).handler(() => callUpstream(check, {}))
