import { createFileRoute } from '@tanstack/react-router'

/** The purchases as a file. Visitors are redirected to the purchases page, which asks them to sign in. */
export const Route = createFileRoute('/pc/inventory/purchase_history/export.csv')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { answerPurchasesExport } = await import('#features/purchase-history/export-purchases.server.ts')
        return answerPurchasesExport(request)
      },
    },
  },
})
