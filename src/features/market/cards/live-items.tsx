import { useEffect } from 'react'
import { LiveNews } from '#features/live/live-news.tsx'
import { type Live, useLive } from '#features/live/use-live.ts'
import type { CardModel } from './card-model.ts'

const load = () => import('../live-market.ts')

interface LiveItemsProps {
  cards: readonly CardModel[]
  onGone: (gone: Live['gone']) => void
}

/** Follows the single items of a list and announces changes. A list of goods does not load this code. */
export default function LiveItems({ cards, onGone }: LiveItemsProps) {
  const live = useLive(load, cards.flatMap(({ listing }) => listing?.listing_id ?? []).join())
  const { gone } = live
  useEffect(() => onGone(gone), [onGone, gone])
  return <LiveNews live={live} />
}
