import { createFileRoute, redirect } from '@tanstack/react-router'
import { marketSearch } from '#features/market/model.ts'

/** S2.11 A placeholder: redirects to the section's first real page. */
export const Route = createFileRoute('/pc/market/')({
  validateSearch: marketSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/pc/market/csgo', search, replace: true })
  },
})
