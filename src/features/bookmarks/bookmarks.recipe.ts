import { defineSlotRecipe } from '#design/define-recipe.ts'

/** What stands around the list of bookmarked things. */
export const bookmarksList = defineSlotRecipe({
  className: 'bookmarks-list',
  slots: ['root', 'bar', 'bargain', 'bargainWord'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    // Those without it have its room, so that prices stand below each other.
    bargain: { display: 'flex', justifyContent: 'flex-end', md: { w: '[6.5rem]' } },
    bargainWord: { display: 'none', md: { display: 'inline' } },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      px: '4',
      py: '2',
      rounded: 'md',
      bg: 'bg.hover',
      color: 'fg.muted',
      textStyle: 'sm',
    },
  },
})
