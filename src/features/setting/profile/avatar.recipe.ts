import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The window over the picture; what is outside the circle will not show. */
export const cropArea = defineSlotRecipe({
  className: 'crop-area',
  slots: ['root', 'frame', 'canvas', 'mask', 'zoom', 'zoomLabel'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4' },
    frame: {
      position: 'relative',
      w: '[280px]',
      maxW: 'full',
      rounded: 'md',
      overflow: 'hidden',
      bg: 'bg.sunken',
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      _active: { cursor: 'grabbing' },
    },
    canvas: { display: 'block', w: 'full', aspectRatio: 'square' },
    mask: {
      position: 'absolute',
      inset: '0',
      rounded: 'full',
      pointerEvents: 'none',
      borderWidth: '[2px]',
      borderStyle: 'solid',
      borderColor: 'white',
      boxShadow: '[0 0 0 200px var(--colors-overlay)]',
    },
    zoom: { display: 'flex', alignItems: 'center', gap: '3', w: '[280px]', maxW: 'full', minH: '11' },
    zoomLabel: { textStyle: 'sm', color: 'fg.muted' },
  },
})

/** Ready-made avatars to choose from. */
export const portraits = defineSlotRecipe({
  className: 'portraits',
  slots: ['root', 'option', 'control', 'picture', 'drop'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fill, minmax(56px, 1fr))]',
      gap: '2',
    },
    option: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      p: '1',
      rounded: 'full',
      aspectRatio: 'square',
      cursor: 'pointer',
      borderWidth: '[2px]',
      borderStyle: 'solid',
      borderColor: 'transparent',
      _hover: { bg: 'bg.hover' },
      '&:has(:checked)': { borderColor: 'accent.border' },
      '&:has(:focus-visible)': { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'accent.ring' },
    },
    control: { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit', boxSize: 'full' },
    picture: { display: 'block', w: 'full', h: 'auto', rounded: 'full' },
    drop: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      px: '4',
      py: '10',
      rounded: 'md',
      borderWidth: '[1px]',
      borderStyle: 'dashed',
      borderColor: 'border.strong',
      textAlign: 'center',
      textStyle: 'sm',
      color: 'fg.muted',
      '&[data-over]': { borderColor: 'accent.border', bg: 'accent.subtle' },
    },
  },
})
