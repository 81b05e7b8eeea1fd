import { defineSlotRecipe } from '#design/define-recipe.ts'

/** One item on sale: its picture above its facts, or beside them where there is room. */
export const itemPage = defineSlotRecipe({
  className: 'item-page',
  slots: [
    'root',
    'item',
    'edge',
    'picture',
    'image',
    'words',
    'name',
    'kind',
    'facts',
    'price',
    'actions',
    'ways',
    'others',
    'similar',
    'similarTitle',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', maxW: '[960px]', w: 'full', mx: 'auto', minW: '0' },
    item: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      md: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', alignItems: 'center' },
      '&[data-gone] img': { opacity: 'disabled' },
    },
    edge: { position: 'relative', gridColumn: '[1 / -1]', alignSelf: 'start' },
    picture: { minW: '0' },
    image: { w: 'full', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain' },
    words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', p: '5', minW: '0' },
    name: { textStyle: 'xl', fontWeight: 'semibold', textWrap: 'balance' },
    kind: { color: 'fg.muted', fontWeight: 'medium' },
    facts: { w: 'full', display: 'flex', flexDirection: 'column', gap: '1.5' },
    price: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', textStyle: 'xl' },
    actions: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      _phone: { w: 'full', '& > button': { flex: '[1 1 0%]' } },
    },
    // Negative margin offsets the buttons' own padding so that the icons are flush with the content above.
    ways: { display: 'flex', flexWrap: 'wrap', gap: '1', ms: '-3', _touch: { gap: '3' } },
    similar: { px: '4', pt: '4' },
    similarTitle: { textStyle: 'lg', fontWeight: 'semibold', mb: '2' },
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
