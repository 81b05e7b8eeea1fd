import { loadMore } from '#styled-system/recipes/load-more.js'
import { Button, type ButtonProps } from './button.tsx'
import { useNewRowFocus } from './use-new-row-focus.ts'

export interface LoadMoreProps {
  label: string
  /** The result of an infinite query. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  size?: ButtonProps['size']
  /** A line separates it from the list. */
  isDivided?: boolean
}

/** A button that loads the next page of a list; hidden at the end. */
export function LoadMore({ label, list, size, isDivided }: LoadMoreProps) {
  const onPress = useNewRowFocus(list.isFetchingNextPage)
  if (!list.hasNextPage) return null
  return (
    <div className={loadMore({ isDivided })}>
      <Button
        size={size}
        isLoading={list.isFetchingNextPage}
        onClick={(event) => {
          onPress(event)
          void list.fetchNextPage()
        }}
      >
        {label}
      </Button>
    </div>
  )
}
