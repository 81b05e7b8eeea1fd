import { createFileRoute } from '@tanstack/react-router'
import { CustomerServicePage } from '#features/content/customer-service-page.tsx'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { helpTypesQuery } from '#features/content/queries.ts'
import { SupportWidget } from '#features/support/support-widget.tsx'
import { namedPageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/mobile/customer_service/')({
  staticData: { layout: 'appuse' },
  loader: ({ context }) => context.queryClient.ensureQueryData({ ...helpTypesQuery(), meta: { quiet: true } }),
  head: ({ match }) => namedPageMeta(match.context.page.origin, '/customer_service', m.content_service()),
  pendingComponent: DocumentPending,
  component: () => (
    <>
      <CustomerServicePage />
      <SupportWidget />
    </>
  ),
})
