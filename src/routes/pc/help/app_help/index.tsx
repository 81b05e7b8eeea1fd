import { createFileRoute } from '@tanstack/react-router'
import { HelpIndex } from '#features/content/help-index.tsx'
import { helpTypesQuery } from '#features/content/queries.ts'
import { DocumentPending } from '#features/content/document-pending.tsx'
import { namedPageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/help/app_help/')({
  staticData: { layout: 'appuse' },
  loader: ({ context }) => context.queryClient.ensureQueryData({ ...helpTypesQuery(), meta: { quiet: true } }),
  head: ({ match }) => namedPageMeta(match.context.page.origin, '/help/app_help', m.content_help()),
  pendingComponent: DocumentPending,
  component: HelpIndex,
})
