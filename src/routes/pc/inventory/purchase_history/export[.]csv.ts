import { createFileRoute } from '@tanstack/react-router'
import { purchaseHistorySearch } from '#features/purchase-history/search.ts'
import { parseSearch } from '#lib/search/search-codec.ts'

/** The purchases as a file. Who is not signed in is led to their page, which asks for that. */
export const Route = createFileRoute('/pc/inventory/purchase_history/export.csv')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { answerPurchasesExport } = await import('#features/purchase-history/export-purchases.server.ts')
        const { pathname, search } = new URL(request.url)
        return answerPurchasesExport(pathname.replace(/\/export\.csv$/, ''), purchaseHistorySearch(parseSearch(search)))
      },
    },
  },
})
