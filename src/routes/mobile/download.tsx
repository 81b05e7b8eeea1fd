import { createFileRoute } from '@tanstack/react-router'
import { DownloadPage } from '#features/content/download-page.tsx'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/mobile/download')({
  staticData: { layout: 'appuse' },
  head: () => ({ meta: [{ title: `${m.content_app_title()} · ${m.app_name()}` }] }),
  component: DownloadPage,
})
