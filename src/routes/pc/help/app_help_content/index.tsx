import { createFileRoute, redirect } from '@tanstack/react-router'
import { guardPage } from '#features/account/guards.ts'
import { HelpDocument } from '#features/content/bare-documents.tsx'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { loadHelp } from '#features/content/load-document.ts'
import { helpSearch } from '#features/content/search.ts'
import * as m from '#paraglide/messages.js'

// Guards are in every visitor's bundle; what this one asks for is fetched with it.
const loading = () => import('#features/content/load-document.ts')

export const Route = createFileRoute('/pc/help/app_help_content/')({
  staticData: { layout: 'appuse' },
  validateSearch: helpSearch,
  beforeLoad: (page) =>
    guardPage(page, {
      guards: ['doc'],
      doc: {
        asked: page.search.id,
        published: async () => (await loading()).publishedHelp(page.context.queryClient),
        at: (id): unknown => redirect({ to: '/pc/help/app_help_content', search: { id } }),
      },
    }),
  loaderDeps: ({ search }) => ({ id: search.id ?? '' }),
  loader: ({ context, deps }) => loadHelp(context.queryClient, deps.id),
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData ?? m.content_help()} · ${m.app_name()}` }] }),
  pendingComponent: DocumentPending,
  component: Page,
})

function Page() {
  const { id = '' } = Route.useSearch()
  return <HelpDocument id={id} />
}
