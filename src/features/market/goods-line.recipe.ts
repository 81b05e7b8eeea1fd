import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Things that somebody has or wants, under each other: what it is on the left, its price on the right, and beside that what can be
 * done with it. */
export const goodsLine = defineSlotRecipe({
  className: 'goods-line',
  slots: ['list', 'line', 'row', 'art', 'words', 'kind', 'name', 'exterior', 'fact', 'since', 'worth', 'note'],
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
    },
    row: {
      flex: '[1 1 0%]',
      minW: '0',
      display: 'grid',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      px: '4',
      py: '2',
      outlineOffset: '[-2px]',
      gridTemplateColumns: '[72px minmax(0, 1fr)]',
      gridTemplateAreas: '["art words" "art worth" "art since"]',
      md: {
        gridTemplateColumns: '[84px minmax(0, 1fr) auto 170px]',
        gridTemplateAreas: '["art words since worth"]',
      },
    },
    art: {
      gridArea: '[art]',
      w: 'full',
      h: 'auto',
      aspectRatio: '[4 / 3]',
      objectFit: 'contain',
      '[data-gone] &': { opacity: 'disabled' },
    },
    words: { gridArea: '[words]', display: 'flex', flexDirection: 'column', minW: '0' },
    kind: { textStyle: 'xs', color: 'fg.muted', _empty: { display: 'none' } },
    name: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontWeight: 'semibold',
      '[data-gone] &': { color: 'fg.muted' },
    },
    exterior: { textDecoration: 'none', display: 'inline-flex' },
    fact: { textStyle: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
    since: {
      gridArea: '[since]',
      textStyle: 'xs',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
      md: { textAlign: 'end' },
    },
    worth: {
      gridArea: '[worth]',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      md: { flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end' },
    },
    note: { textStyle: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    /** On a phone what can be done stands below the row and not beside it. */
    isStacked: {
      true: {
        line: {
          flexDirection: 'column',
          alignItems: 'stretch',
          pe: '0',
          md: { flexDirection: 'row', alignItems: 'center', pe: '4' },
        },
      },
    },
  },
})
