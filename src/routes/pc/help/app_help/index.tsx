import { createFileRoute } from '@tanstack/react-router'
import { HelpIndex } from '#features/content/help-index.tsx'
import { helpTypesQuery } from '#features/content/queries.ts'
import { DocumentPending } from '#features/content/document-pending.tsx'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/help/app_help/')({
  staticData: { layout: 'appuse' },
  loader: ({ context }) => context.queryClient.ensureQueryData({ ...helpTypesQuery(), meta: { quiet: true } }),
  head: () => ({ meta: [{ title: `${m.content_help()} · ${m.app_name()}` }] }),
  pendingComponent: DocumentPending,
  component: HelpIndex,
})
