import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The surroundings of the list of bookmarks. */
export const bookmarksList = defineSlotRecipe({
  className: 'bookmarks-list',
  slots: ['root', 'bar', 'bargain', 'bargainWord', 'tool'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    // Rows without a button keep its space, so that prices line up.
    bargain: { display: 'flex', justifyContent: 'flex-end', md: { w: '[6.5rem]' } },
    tool: { display: 'flex', md: { w: '8' } },
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
