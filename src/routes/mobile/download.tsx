import { createFileRoute } from '@tanstack/react-router'
import { DownloadPage } from '#features/content/download-page.tsx'
import { namedPageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/mobile/download')({
  staticData: { layout: 'appuse' },
  head: ({ match }) => namedPageMeta(match.context.page.origin, '/download', m.content_app_title()),
  component: DownloadPage,
})
