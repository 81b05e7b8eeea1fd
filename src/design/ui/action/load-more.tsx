import { loadMore } from '#styled-system/recipes/load-more.js'
import { Button } from './button.tsx'

export interface LoadMoreProps {
  label: string
  /** The result of an infinite query. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** A button that loads the next page of a list; hidden at the end. */
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
