import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The catalogue's first page: links to all others. */
export const catalogueIndex = defineSlotRecipe({
  className: 'catalogue-index',
  slots: ['ways', 'way', 'name', 'text', 'kinds', 'kind'],
  base: {
    ways: {
      display: 'grid',
      gap: '3',
      listStyle: 'none',
      sm: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' },
      xl: { gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]' },
    },
    way: { display: 'flex', flexDirection: 'column', gap: '1', h: 'full' },
    name: { textStyle: 'lg', fontWeight: 'semibold' },
    text: { color: 'fg.muted', textWrap: '[pretty]', fontVariantNumeric: 'tabular-nums' },
    kinds: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
    kind: {
      display: 'inline-flex',
      alignItems: 'center',
      h: '9',
      px: '4',
      rounded: 'full',
      border: 'default',
      bg: 'bg.input',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      _hover: { borderColor: 'border.strong' },
      _touch: { h: '11' },
    },
  },
})
