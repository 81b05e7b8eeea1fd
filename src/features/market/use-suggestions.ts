import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { suggestionsQuery } from './queries.ts'

const settleDelay = 120

/** A value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleDelay)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const none: never[] = []

/** Goods whose name fits what is being typed; none while nobody looks. */
export function useSuggestions(typed: string, isWanted: boolean) {
  const keyword = useSettled(typed.trim())
  const isAsked = isWanted && keyword !== '' && typed.trim() !== ''
  const { data } = useQuery({ ...suggestionsQuery(keyword), enabled: isAsked, placeholderData: keepPreviousOnline })
  return isAsked ? (data?.items ?? none) : none
}
