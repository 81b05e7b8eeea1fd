import { createFileRoute, redirect } from '@tanstack/react-router'
import { HelpPage } from '#features/content/help-page.tsx'
import { NoDocuments } from '#features/content/no-documents.tsx'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { guardDocument } from '#features/content/guard-document.ts'
import { loadDocument } from '#features/content/load-document.ts'
import { helpSearch, documentPath } from '#features/content/search.ts'
import { namedPageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/help/')({
  validateSearch: helpSearch,
  beforeLoad: (page) =>
    guardDocument(page, 'help', page.search.id, (id): unknown => redirect({ to: '/pc/help', search: { id } })),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadDocument(context.queryClient, 'help', deps.id),
  head: ({ match, loaderData }) =>
    namedPageMeta(
      match.context.page.origin,
      documentPath('help', match.search.id),
      [loaderData, m.content_help()].filter(Boolean).join(' · '),
    ),
  pendingComponent: DocumentPending,
  component: Page,
})

function Page() {
  const { id } = Route.useSearch()
  return id === undefined ? <NoDocuments /> : <HelpPage id={id} />
}
