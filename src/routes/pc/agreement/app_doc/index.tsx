import { createFileRoute, redirect } from '@tanstack/react-router'
import { BareDocument } from '#features/content/bare-document.tsx'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { guardDocument } from '#features/content/guard-document.ts'
import { loadDocument } from '#features/content/load-document.ts'
import { agreementSearch, documentPath } from '#features/content/search.ts'
import { namedPageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/agreement/app_doc/')({
  staticData: { layout: 'appuse' },
  validateSearch: agreementSearch,
  beforeLoad: (page) =>
    guardDocument(page, 'agreement', page.search.name, (name): unknown =>
      redirect({ to: '/pc/agreement/app_doc', search: { name } }),
    ),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadDocument(context.queryClient, 'agreement', deps.name),
  head: ({ match, loaderData }) =>
    namedPageMeta(
      match.context.page.origin,
      documentPath('agreement', match.search.name),
      loaderData ?? m.content_agreements(),
    ),
  pendingComponent: DocumentPending,
  component: Page,
})

function Page() {
  const { name } = Route.useSearch()
  return <BareDocument kind="agreement" name={name} />
}
