import { createFileRoute, redirect } from '@tanstack/react-router'

/** S2.11 A placeholder: redirects to the section's first real page. */
export const Route = createFileRoute('/pc/sale/')({
  beforeLoad: () => {
    throw redirect({ to: '/pc/sale/on_sale', replace: true })
  },
})
