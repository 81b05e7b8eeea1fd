import { useQuery } from '@tanstack/react-query'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { useSettled } from '#features/connection/use-settled.ts'
import { suggestionsQuery } from './queries.ts'

const none: never[] = []

/** Goods whose name matches what is typed; none unless `isWanted`. */
export function useSuggestions(typed: string, isWanted: boolean, category?: string) {
  const keyword = useSettled(typed.trim())
  const isAsked = isWanted && keyword !== '' && typed.trim() !== ''
  const { data } = useQuery({
    ...suggestionsQuery(keyword, category),
    enabled: isAsked,
    placeholderData: keepPreviousOnline,
  })
  return isAsked ? (data?.items ?? none) : none
}
