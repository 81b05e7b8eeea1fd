import { useState } from 'react'

/** The result of an infinite query, as far as loading its next page goes. */
export interface PagedList {
  isFetchNextPageError: boolean
  data: unknown
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean; data: unknown }>
}

/**
 * Loads the next page of a list, and whether that has failed. The query forgets the failure as soon as the list is read
 * again, which may be at once; here it stays until the next try, or until the list has changed.
 */
export function useNextPage(list: PagedList): { isFailed: boolean; load: () => Promise<void> } {
  const [failedAfter, setFailedAfter] = useState<unknown>()
  return {
    isFailed: list.isFetchNextPageError || (failedAfter !== undefined && failedAfter === list.data),
    async load() {
      setFailedAfter(undefined)
      const { isFetchNextPageError, data } = await list.fetchNextPage()
      if (isFetchNextPageError) setFailedAfter(data)
    },
  }
}
