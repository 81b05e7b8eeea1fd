import { createFileRoute, redirect } from '@tanstack/react-router'
import { sessionQuery } from '#features/session/queries.ts'

/** S2.6 A shop without an id is one's own; visitors, who have none, find all that is on sale. */
export const Route = createFileRoute('/pc/shop/')({
  beforeLoad: async ({ context: { queryClient, page } }) => {
    const session = await queryClient.ensureQueryData({ ...sessionQuery(), meta: { quiet: true } })
    if (!session) throw redirect({ to: page.device === 'pc' ? '/pc/market/csgo' : '/mobile/goods', replace: true })
    const to = page.device === 'pc' ? '/pc/shop/$id' : '/mobile/shop/$id'
    throw redirect({ to, params: { id: session.user_id }, replace: true })
  },
})
