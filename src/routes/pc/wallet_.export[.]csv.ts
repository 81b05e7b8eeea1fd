import { createFileRoute } from '@tanstack/react-router'

/** A log of the wallet as a file. Visitors are redirected to the wallet page, which asks them to sign in. */
export const Route = createFileRoute('/pc/wallet_/export.csv')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { answerExport } = await import('#features/wallet/logs/answer-export.server.ts')
        return answerExport(request)
      },
    },
  },
})
