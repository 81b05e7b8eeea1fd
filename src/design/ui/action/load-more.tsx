import { loadMore } from '#styled-system/recipes/load-more.js'
import { Button } from './button.tsx'

export interface LoadMoreProps {
  label: string
  /** A list walked by key, as React Query has it. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Adds the next page to a list; gone at its end. */
export function LoadMore({ label, list }: LoadMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <div className={loadMore()}>
      <Button isLoading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  )
}
