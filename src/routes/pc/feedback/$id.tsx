import { createFileRoute } from '@tanstack/react-router'
import { invalidPage } from '#features/errors/invalid-page.ts'
import { FeedbackPending } from '#features/feedback/feedback-pending.tsx'
import { loadFeedback } from '#features/feedback/load-feedback.ts'
import { RecordPage } from '#features/feedback/record-page.tsx'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { isObjectId } from '#lib/search/search-schema.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/feedback/$id')({
  staticData: { layout: 'mine' },
  beforeLoad: (page) => {
    if (!isObjectId(page.params.id)) throw invalidPage()
    return requireAuth(page)
  },
  loader: (page) => loadSignedIn(page, loadFeedback(page.context.queryClient, page.params.id)),
  head: ({ params }) => ({ meta: [{ title: `${m.feedback_number({ id: params.id })} · ${m.app_name()}` }] }),
  pendingComponent: FeedbackPending,
  component: Page,
})

function Page() {
  return <RecordPage feedbackId={Route.useParams().id} />
}
