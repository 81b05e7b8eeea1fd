import { useQuery } from '@tanstack/react-query'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { useSettled } from '#features/connection/use-settled.ts'
import { suggestionsQuery } from './queries.ts'

const none: never[] = []

/** Goods whose name matches what is typed; none unless `isWanted`. Until there is an answer, those of the text before stay:
 * they are not current. */
export function useSuggestions(typed: string, isWanted: boolean, category?: string) {
  const keyword = useSettled(typed.trim())
  const isAsked = isWanted && keyword !== '' && typed.trim() !== ''
  const { data, isPlaceholderData } = useQuery({
    ...suggestionsQuery(keyword, category),
    enabled: isAsked,
    placeholderData: keepPreviousOnline,
  })
  return {
    items: isAsked ? (data?.items ?? none) : none,
    isCurrent: keyword === typed.trim() && !isPlaceholderData,
  }
}
