import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '#features/feedback/feedback-page.tsx'
import { FeedbackPending } from '#features/feedback/feedback-pending.tsx'
import { feedbacksQuery } from '#features/feedback/queries.ts'
import { feedbackSearch } from '#features/feedback/search.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { findShopName } from '#features/shops/load-shop.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/feedback/')({
  staticData: { layout: 'mine' },
  validateSearch: feedbackSearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => ({ state: search.state, shop: search.shop }),
  loader: async (page) => {
    const { context, deps } = page
    // A failure to load past feedback must not keep anybody from writing.
    const feedbacks = loadSignedIn(page, context.queryClient.prefetchInfiniteQuery(feedbacksQuery(deps.state)))
    const name = deps.shop && (await findShopName(context.queryClient, deps.shop))
    await feedbacks
    return { shop: deps.shop && name ? { id: deps.shop, name } : undefined }
  },
  head: () => ({ meta: [{ title: `${m.feedback_title()} · ${m.app_name()}` }] }),
  pendingComponent: FeedbackPending,
  component: Page,
})

function Page() {
  return <FeedbackPage search={Route.useSearch()} shop={Route.useLoaderData().shop} />
}
