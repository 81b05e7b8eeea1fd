import { createFileRoute, notFound } from '@tanstack/react-router'
import { guardPage } from '#features/account/guards.ts'
import { AgreementDocument } from '#features/content/bare-documents.tsx'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { loadAgreement, publishedAgreements } from '#features/content/load-document.ts'
import { thirdPartyName } from '#features/content/search.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/agreement/app_thirdparty_checklist/')({
  staticData: { layout: 'appuse' },
  beforeLoad: (page) =>
    guardPage(page, {
      guards: ['doc'],
      doc: {
        asked: thirdPartyName,
        published: () => publishedAgreements(page.context.queryClient),
        at: () => notFound(),
      },
    }),
  loader: ({ context }) => loadAgreement(context.queryClient, thirdPartyName),
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData ?? m.content_agreements()} · ${m.app_name()}` }] }),
  pendingComponent: DocumentPending,
  component: () => <AgreementDocument name={thirdPartyName} />,
})
