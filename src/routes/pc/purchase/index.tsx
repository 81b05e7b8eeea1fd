import { createFileRoute, redirect } from '@tanstack/react-router'
import { purchasesRoute } from '#features/navigation/purchase-path.ts'

/** S2.11 A placeholder: redirects to the section's first real page. */
export const Route = createFileRoute('/pc/purchase/')({
  beforeLoad: () => {
    throw redirect({ to: purchasesRoute, replace: true })
  },
})
