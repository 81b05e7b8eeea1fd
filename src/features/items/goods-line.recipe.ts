import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Items that somebody has or wants, in the rows of `rowList`: the item on the left, its price on the right. */
export const goodsLine = defineSlotRecipe({
  className: 'goods-line',
  slots: ['check', 'row', 'art', 'words', 'kind', 'name', 'exterior', 'fact', 'since', 'worth', 'note'],
  base: {
    check: {
      alignSelf: 'start',
      ps: '4',
      // The link beside it is a target of its own.
      pe: '2',
      pt: '3',
      _touch: { py: '3' },
      _empty: { display: 'none' },
      lg: { alignSelf: 'center', pt: '0' },
    },
    row: {
      alignItems: 'center',
      rowGap: '1',
      px: '4',
      py: '2',
      gridTemplateColumns: '[4.5rem minmax(0, 1fr)]',
      // The date takes the full width: beside the picture it would wrap.
      gridTemplateAreas: '["art words" "art worth" "since since"]',
      md: {
        gridTemplateColumns: '[5.25rem minmax(0, 1fr) auto]',
        gridTemplateAreas: '["art words worth" "art since worth"]',
      },
      lg: {
        gridTemplateColumns: '[5.25rem minmax(0, 1fr) auto 10.625rem]',
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
      lg: { textAlign: 'end' },
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
})
