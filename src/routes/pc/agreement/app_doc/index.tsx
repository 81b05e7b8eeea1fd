import { createFileRoute, redirect } from '@tanstack/react-router'
import { guardPage } from '#features/account/guards.ts'
import { AgreementDocument } from '#features/content/bare-documents.tsx'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { loadAgreement } from '#features/content/load-document.ts'
import { agreementSearch } from '#features/content/search.ts'
import * as m from '#paraglide/messages.js'

// Guards are in every visitor's bundle; what this one asks for is fetched with it.
const loading = () => import('#features/content/load-document.ts')

export const Route = createFileRoute('/pc/agreement/app_doc/')({
  staticData: { layout: 'appuse' },
  validateSearch: agreementSearch,
  beforeLoad: (page) =>
    guardPage(page, {
      guards: ['doc'],
      doc: {
        asked: page.search.name,
        published: async () => (await loading()).publishedAgreements(page.context.queryClient),
        at: (name): unknown => redirect({ to: '/pc/agreement/app_doc', search: { name } }),
      },
    }),
  loaderDeps: ({ search }) => ({ name: search.name ?? '' }),
  loader: ({ context, deps }) => loadAgreement(context.queryClient, deps.name),
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData ?? m.content_agreements()} · ${m.app_name()}` }] }),
  pendingComponent: DocumentPending,
  component: Page,
})

function Page() {
  const { name = '' } = Route.useSearch()
  return <AgreementDocument name={name} />
}
