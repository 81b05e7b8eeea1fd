import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#features/session/guards.ts'
import { loadQr } from '#features/sign-in/load-qr.ts'
import { QrPage } from '#features/sign-in/qr-page.tsx'
import { qrSearch } from '#features/sign-in/qr-search.ts'
import * as m from '#paraglide/messages.js'

/** Opened on a phone by the QR code of the login dialog. */
export const Route = createFileRoute('/pc/qr')({
  staticData: { layout: 'default' },
  validateSearch: qrSearch,
  beforeLoad: (page) => guardPage(page, { isValid: page.search.code !== undefined, guards: ['auth'] }),
  loaderDeps: ({ search }) => ({ code: search.code ?? '' }),
  loader: (page) => loadQr(page, page.deps.code),
  head: () => ({
    meta: [{ title: `${m.sign_in_scan_title()} · ${m.app_name()}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
})

function Page() {
  return <QrPage code={Route.useLoaderDeps().code} />
}
