import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#features/account/guards.ts'
import { loadQr } from '#features/account/load-qr.ts'
import { QrPage } from '#features/account/qr-page.tsx'
import { qrSearch } from '#features/account/qr-search.ts'
import * as m from '#paraglide/messages.js'

/** Where the QR code of the login dialog leads a phone. */
export const Route = createFileRoute('/mobile/qr')({
  staticData: { title: m.account_scan_confirm, backTo: '/' },
  validateSearch: qrSearch,
  beforeLoad: (page) => guardPage(page, { isValid: page.search.code !== undefined, guards: ['auth'] }),
  loaderDeps: ({ search }) => ({ code: search.code ?? '' }),
  loader: (page) => loadQr(page, page.deps.code),
  head: () => ({
    meta: [{ title: `${m.account_scan_title()} · ${m.app_name()}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
})

function Page() {
  return <QrPage code={Route.useLoaderDeps().code} />
}
