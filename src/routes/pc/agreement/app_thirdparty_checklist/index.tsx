import { createFileRoute } from '@tanstack/react-router'
import { BareDocument } from '#features/content/bare-document.tsx'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { loadDocument, publishedNames } from '#features/content/load-document.ts'
import { thirdPartyName, documentPath } from '#features/content/search.ts'
import { namedPageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/agreement/app_thirdparty_checklist/')({
  staticData: { layout: 'appuse' },
  loader: async ({ context: { queryClient } }) => {
    const name = (await publishedNames(queryClient, 'agreement')).find((one) => one === thirdPartyName)
    return { name, title: await loadDocument(queryClient, 'agreement', name) }
  },
  head: ({ match, loaderData }) =>
    namedPageMeta(
      match.context.page.origin,
      documentPath('agreement', loaderData?.name),
      loaderData?.title ?? m.content_agreements(),
    ),
  pendingComponent: DocumentPending,
  component: Page,
})

function Page() {
  const { name } = Route.useLoaderData()
  return <BareDocument kind="agreement" name={name} />
}
