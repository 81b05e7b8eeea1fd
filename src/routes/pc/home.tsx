import { createFileRoute, redirect } from '@tanstack/react-router'

/** S2.6 Alias of the home page. */
export const Route = createFileRoute('/pc/home')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/pc', search, replace: true })
  },
})
