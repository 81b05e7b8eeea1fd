import { createServerFn } from '@tanstack/react-start'
import { overview } from '#contract/portfolio.ts'
import { callUpstream } from '#upstream/call-upstream.ts'

export const fetchPortfolio = createServerFn({ method: 'GET' }).handler(() => callUpstream(overview, {}))
