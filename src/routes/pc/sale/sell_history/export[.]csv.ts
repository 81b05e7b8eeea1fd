import { createFileRoute } from '@tanstack/react-router'
import { salesSearch } from '#features/selling/search.ts'
import { parseSearch } from '#lib/search/search-codec.ts'

/** The sales as a file. Who is not signed in is led to their page, which asks for that. */
export const Route = createFileRoute('/pc/sale/sell_history/export.csv')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { answerSalesExport } = await import('#features/selling/history/export-sales.server.ts')
        const { pathname, search } = new URL(request.url)
        return answerSalesExport(pathname.replace(/\/export\.csv$/, ''), salesSearch(parseSearch(search)))
      },
    },
  },
})
