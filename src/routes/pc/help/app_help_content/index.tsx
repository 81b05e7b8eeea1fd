import { createFileRoute, redirect } from '@tanstack/react-router'
import { BareDocument } from '#features/content/bare-document.tsx'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { guardDocument } from '#features/content/guard-document.ts'
import { loadDocument } from '#features/content/load-document.ts'
import { helpSearch, documentPath } from '#features/content/search.ts'
import { namedPageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/help/app_help_content/')({
  staticData: { layout: 'appuse' },
  validateSearch: helpSearch,
  beforeLoad: (page) =>
    guardDocument(page, 'help', page.search.id, (id): unknown =>
      redirect({ to: '/pc/help/app_help_content', search: { id } }),
    ),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadDocument(context.queryClient, 'help', deps.id),
  head: ({ match, loaderData }) =>
    namedPageMeta(match.context.page.origin, documentPath('help', match.search.id), loaderData ?? m.content_help()),
  pendingComponent: DocumentPending,
  component: Page,
})

function Page() {
  const { id } = Route.useSearch()
  return <BareDocument kind="help" name={id} />
}
