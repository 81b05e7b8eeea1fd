import { createFileRoute } from '@tanstack/react-router'
import { MessagePage } from '#features/mail/message-page.tsx'
import { MessagePending } from '#features/mail/message-pending.tsx'
import { mailsQuery } from '#features/mail/queries.ts'
import { mailSearch } from '#features/mail/search.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/message')({
  staticData: { layout: 'mine' },
  validateSearch: mailSearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => mailSearch(search),
  loader: (page) =>
    loadSignedIn(
      page,
      page.context.queryClient.ensureInfiniteQueryData({ ...mailsQuery(page.deps), meta: { quiet: true } }),
    ),
  head: () => ({ meta: [{ title: `${m.mail_title()} · ${m.app_name()}` }] }),
  pendingComponent: MessagePending,
  component: Page,
})

function Page() {
  return <MessagePage filter={mailSearch(Route.useSearch())} />
}
