import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Small pictures in a row. A piece without a picture shows the first letters of its name. */
export const stickerList = defineSlotRecipe({
  className: 'sticker-list',
  slots: ['root', 'item', 'piece'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '1', listStyle: 'none' },
    piece: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '5',
      rounded: 'sm',
      bg: 'bg.active',
      color: 'fg.muted',
      textStyle: '2xs',
      fontWeight: 'semibold',
      objectFit: 'contain',
      overflow: 'hidden',
    },
  },
  variants: {
    hasNames: {
      true: {
        root: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1' },
        item: { display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'sm', minW: '0' },
        piece: { flexShrink: '0' },
      },
    },
    isLarge: { true: { root: { display: 'flex', flexWrap: 'wrap' }, piece: { boxSize: '6' } } },
  },
})
