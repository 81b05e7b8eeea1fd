import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Rows in one frame: each a link over most of its width, with its actions beside it. Each list lays out its own
 * rows. */
export const rowList = defineSlotRecipe({
  className: 'row-list',
  slots: ['list', 'line', 'lead', 'row'],
  base: {
    list: { listStyle: 'none', bg: 'bg.surface', border: 'subtle', rounded: 'lg', overflow: 'hidden' },
    line: {
      display: 'flex',
      alignItems: 'center',
      pe: '3',
      borderTop: 'subtle',
      transitionProperty: '[background-color]',
      transitionDuration: 'fast',
      _first: { borderTop: 'none' },
      '&:has(a:hover)': { bg: 'bg.hover' },
      '&[data-selected]': { bg: 'accent.subtle' },
    },
    lead: { flex: '[1 1 0%]', minW: '0', display: 'flex', alignItems: 'center' },
    row: { flex: '[1 1 0%]', minW: '0', display: 'grid', columnGap: '4', outlineOffset: '[-2px]' },
  },
  variants: {
    /** On a narrow screen the actions go below the row instead of beside it. */
    isStacked: {
      true: {
        line: {
          flexDirection: 'column',
          alignItems: 'stretch',
          pe: '0',
          lg: { flexDirection: 'row', alignItems: 'center', pe: '4' },
        },
      },
    },
  },
})
