import * as m from '#paraglide/messages.js'
import { bookmarkButton, type BookmarkButtonVariants } from '#styled-system/recipes/bookmark-button.js'

export interface BookmarkButtonProps extends BookmarkButtonVariants {
  /** The name of what it bookmarks: "AK-47 Redline, Field-Tested". */
  name: string
  isBookmarked: boolean
  onToggle: () => void
}

/** S1.7 Toggles the bookmark on a goods or a listing. */
export const BookmarkButton = ({ name, isBookmarked, onToggle, ...variants }: BookmarkButtonProps) => (
  <button
    type="button"
    className={bookmarkButton(variants)}
    aria-label={m.bookmarks_set({ name })}
    aria-pressed={isBookmarked}
    onClick={onToggle}
  />
)
