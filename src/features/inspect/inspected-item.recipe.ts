import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The item of an inspect link: its picture, beside it what distinguishes it and what it is worth. */
export const inspectedItem = defineSlotRecipe({
  className: 'inspected-item',
  slots: ['root', 'art', 'words', 'name', 'wear', 'note'],
  base: {
    root: { flexShrink: '0', display: 'flex', alignItems: 'flex-start', gap: '4', px: '5', pt: '4', pb: '2' },
    art: { flexShrink: '0', w: '32', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain', _phone: { w: '20' } },
    words: { flex: '[1 1 0%]', minW: '0', display: 'flex', flexDirection: 'column', gap: '2' },
    name: { textStyle: 'lg', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    wear: { display: 'flex', flexDirection: 'column', gap: '0.5', maxW: '[20rem]' },
    note: { textStyle: 'xs', color: 'fg.muted' },
  },
})
