import { createServerFn } from '@tanstack/react-start'
import { list } from '#contract/tasks.ts'
import { callUpstream } from '#upstream/call-upstream.ts'

export const fetchTasks = createServerFn({ method: 'GET' }).handler(() => callUpstream(list, {}))
