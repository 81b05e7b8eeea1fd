import { bareInput } from '#design/bare-input.ts'
import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The field that searches the market, in the desktop's header and at the top of the phone's market page. */
export const marketSearchBox = defineSlotRecipe({
  className: 'market-search-box',
  slots: ['root', 'field', 'icon', 'input', 'key'],
  base: {
    root: { position: 'relative', flex: '[1 1 0%]', w: 'full', minW: '0' },
    field: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      h: '10',
      px: '3',
      rounded: 'md',
      border: 'default',
      bg: 'bg.input',
      color: 'fg.subtle',
      transitionProperty: '[border-color]',
      transitionDuration: 'fast',
      _phone: { h: '11' },
      _hover: { borderColor: 'border.strong' },
      '&:has(:focus-visible)': {
        borderColor: 'accent.ringInner',
        outlineWidth: 'thick',
        outlineStyle: 'solid',
        outlineColor: 'accent.ring',
      },
    },
    icon: { display: 'inline-flex', flexShrink: '0' },
    input: bareInput,
    key: {
      display: 'none',
      placeItems: 'center',
      boxSize: '5',
      rounded: 'sm',
      bg: 'bg.active',
      textStyle: 'xs',
      fontWeight: 'medium',
      '@media (hover: hover)': { display: 'grid', _phone: { display: 'none' } },
      'input:focus ~ &': { display: 'none' },
    },
  },
})

/** The suggestions below the market's search field. */
export const marketSuggestions = defineSlotRecipe({
  className: 'market-suggestions',
  slots: ['list', 'picker', 'found', 'option', 'art', 'text', 'name', 'price'],
  base: {
    list: {
      position: 'absolute',
      insetInline: '0',
      // A field in a narrow header is too small for the names.
      minW: '[min(22rem, 80vw)]',
      top: '[calc(100% + 6px)]',
      zIndex: 'dropdown',
      maxH: '[min(60dvh, 480px)]',
      overflowY: 'auto',
      '&[hidden]': { display: 'none' },
      p: '1.5',
      rounded: 'lg',
      border: 'subtle',
      bg: 'bg.raised',
      boxShadow: 'lg',
      animation: 'fadeIn',
    },
    picker: { display: 'flex', flexDirection: 'column', gap: '2' },
    found: { listStyle: 'none', w: 'full', maxW: '[640px]', mx: 'auto', '&[hidden]': { display: 'none' } },
    option: {
      display: 'grid',
      w: 'full',
      textAlign: 'start',
      gridTemplateColumns: '[48px minmax(0, 1fr) auto]',
      alignItems: 'center',
      gap: '3',
      px: '2',
      py: '1',
      minH: '11',
      rounded: 'md',
      cursor: 'pointer',
      scrollMarginBlock: '2',
      _hover: { bg: 'bg.hover' },
      _selected: { bg: 'bg.active' },
    },
    art: { w: 'full', h: 'auto' },
    text: { display: 'grid', minW: '0' },
    // Two lines if one is too narrow, because the wear comes last.
    name: { lineClamp: '2', overflowWrap: 'anywhere' },
    price: { color: 'fg.muted', textStyle: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
})
