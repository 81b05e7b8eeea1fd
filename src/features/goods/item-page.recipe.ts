import { defineSlotRecipe } from '#design/define-recipe.ts'

/** One item on sale: its picture above its facts, beside them where there is room. */
export const itemPage = defineSlotRecipe({
  className: 'item-page',
  slots: ['root', 'item', 'edge', 'picture', 'image', 'words', 'name', 'kind', 'facts', 'price', 'actions', 'others'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', maxW: '[960px]', w: 'full', mx: 'auto', minW: '0' },
    item: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      md: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', alignItems: 'center' },
    },
    edge: { position: 'relative', gridColumn: '[1 / -1]', alignSelf: 'start' },
    picture: { minW: '0' },
    image: { w: 'full', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain' },
    words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', p: '5', minW: '0' },
    name: { textStyle: 'xl', fontWeight: 'semibold', textWrap: 'balance' },
    kind: { color: 'fg.muted', fontWeight: 'medium' },
    facts: { w: 'full', display: 'flex', flexDirection: 'column', gap: '1.5' },
    price: { textStyle: 'xl' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    others: {
      display: 'inline-flex',
      alignItems: 'center',
      color: 'fg.muted',
      fontWeight: 'medium',
      rounded: 'sm',
      _hover: { color: 'fg.default' },
      _touch: { minH: '11' },
    },
  },
})
