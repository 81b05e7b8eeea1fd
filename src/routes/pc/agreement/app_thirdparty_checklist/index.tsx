import { createFileRoute, notFound } from '@tanstack/react-router'
import { guardPage } from '#features/account/guards.ts'
import { AgreementDocument } from '#features/content/bare-documents.tsx'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { loadAgreement } from '#features/content/load-document.ts'
import { thirdPartyName } from '#features/content/search.ts'
import * as m from '#paraglide/messages.js'

// Guards are in every visitor's bundle; what this one asks for is fetched with it.
const loading = () => import('#features/content/load-document.ts')

export const Route = createFileRoute('/pc/agreement/app_thirdparty_checklist/')({
  staticData: { layout: 'appuse' },
  beforeLoad: (page) =>
    guardPage(page, {
      guards: ['doc'],
      doc: {
        asked: thirdPartyName,
        published: async () => (await loading()).publishedAgreements(page.context.queryClient),
        at: () => notFound(),
      },
    }),
  loader: ({ context }) => loadAgreement(context.queryClient, thirdPartyName),
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData ?? m.content_agreements()} · ${m.app_name()}` }] }),
  pendingComponent: DocumentPending,
  component: () => <AgreementDocument name={thirdPartyName} />,
})
