import { createFileRoute, redirect } from '@tanstack/react-router'
import { guardPage } from '#features/account/guards.ts'
import { AgreementPage } from '#features/content/agreement-page.tsx'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { loadAgreement, publishedAgreements } from '#features/content/load-document.ts'
import { agreementSearch } from '#features/content/search.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/agreement/')({
  validateSearch: agreementSearch,
  beforeLoad: (page) =>
    guardPage(page, {
      guards: ['doc'],
      doc: {
        asked: page.search.name,
        published: () => publishedAgreements(page.context.queryClient),
        at: (name): unknown => redirect({ to: '/pc/agreement', search: { name } }),
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
  return <AgreementPage name={name} />
}
