import { useQuery } from '@tanstack/react-query'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { useSettled } from '#features/connection/use-settled.ts'
import { suggestionsQuery } from './queries.ts'

const none: never[] = []

/** Goods whose name matches what is typed; none unless `isWanted`. Until there is an answer, those of the text before stay.
 * A failed request counts as an answer, but does not say that nothing matches. */
export function useSuggestions(typed: string, isWanted: boolean, category?: string) {
  const keyword = useSettled(typed.trim())
  const isAsked = isWanted && keyword !== '' && typed.trim() !== ''
  const { data, isPending, isPlaceholderData } = useQuery({
    ...suggestionsQuery(keyword, category),
    enabled: isAsked,
    placeholderData: keepPreviousOnline,
  })
  const isAnswered = isAsked && keyword === typed.trim() && !isPending && !isPlaceholderData
  return {
    items: isAsked ? (data?.items ?? none) : none,
    isAnswered,
    isNothing: isAnswered && data?.items.length === 0,
  }
}
