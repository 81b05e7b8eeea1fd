import * as m from '#paraglide/messages.js'
import { loadMore } from '#styled-system/recipes/load-more.js'
import { text } from '#styled-system/recipes/text.js'
import { Button, type ButtonProps } from './button.tsx'
import { useNewRowFocus } from './use-new-row-focus.ts'
import { useNextPage, type PagedList } from './use-next-page.ts'

export interface LoadMoreProps {
  label: string
  list: PagedList & { hasNextPage: boolean; isFetchingNextPage: boolean }
  /** Why the next page could not be loaded, where the list can say more than that it could not. */
  failure?: string | undefined
  size?: ButtonProps['size']
  /** A line separates it from the list. */
  isDivided?: boolean
}

/** A button that loads the next page of a list, below a line if that failed; hidden at the end. */
export function LoadMore({ label, list, failure, size, isDivided }: LoadMoreProps) {
  const onPress = useNewRowFocus(list.isFetchingNextPage)
  const { isFailed, load } = useNextPage(list)
  if (!list.hasNextPage) return null
  return (
    <div className={loadMore({ isDivided })}>
      {isFailed && (
        <p role="alert" className={text({ tone: 'negative', size: 'sm' })}>
          {failure ?? m.error_more()}
        </p>
      )}
      <Button
        size={size}
        isLoading={list.isFetchingNextPage}
        onClick={(event) => {
          onPress(event)
          void load()
        }}
      >
        {label}
      </Button>
    </div>
  )
}
