import { createFileRoute, redirect } from '@tanstack/react-router'

/** S2.6 Goods without an id: the market. */
export const Route = createFileRoute('/pc/goods/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/pc/market/csgo', search, replace: true })
  },
})
