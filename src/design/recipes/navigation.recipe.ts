import { defineRecipe, defineSlotRecipe } from '#design/define-recipe.ts'

export const pagination = defineSlotRecipe({
  className: 'pagination',
  slots: ['list', 'page', 'gap'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '1', listStyle: 'none' },
    page: {
      display: 'inline-grid',
      placeItems: 'center',
      minW: '9',
      h: '9',
      px: '2',
      rounded: 'md',
      color: 'fg.muted',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      _hover: { bg: 'bg.hover', color: 'fg.default' },
      '&[aria-current]': { bg: 'accent.solid', color: 'accent.fg' },
      '&[aria-disabled=true]': { opacity: 'disabled', pointerEvents: 'none' },
      _phone: { minW: '11', h: '11' },
    },
    gap: { display: 'inline-grid', placeItems: 'center', minW: '6', h: '9', color: 'fg.subtle' },
  },
})

export const breadcrumbs = defineSlotRecipe({
  className: 'breadcrumbs',
  slots: ['list', 'item', 'link', 'mark'],
  base: {
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1.5',
      listStyle: 'none',
      textStyle: 'sm',
      color: 'fg.subtle',
    },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minW: '0',
      '&[aria-current]': { color: 'fg.default' },
    },
    link: { rounded: 'sm', _hover: { color: 'fg.default', textDecoration: 'underline' } },
    mark: { display: 'inline-flex' },
  },
})

export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    rounded: 'full',
    overflow: 'hidden',
    objectFit: 'cover',
    bg: 'bg.active',
    color: 'fg.default',
    fontWeight: 'semibold',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { boxSize: '6', textStyle: '2xs' },
      md: { boxSize: '8', textStyle: 'sm' },
      lg: { boxSize: '14', textStyle: 'xl' },
      xl: { boxSize: '20', textStyle: '3xl' },
    },
  },
  defaultVariants: { size: 'md' },
})

export const definitionList = defineSlotRecipe({
  className: 'definition-list',
  slots: ['root', 'item', 'term', 'detail'],
  base: {
    root: { display: 'flex', minW: '0' },
    item: { display: 'flex', minW: '0' },
    term: { color: 'fg.subtle', textStyle: 'sm' },
    detail: { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium', minW: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    layout: {
      rows: {
        root: { flexDirection: 'column', gap: '2' },
        item: { justifyContent: 'space-between', alignItems: 'baseline', gap: '4' },
        // A label stays on its line beside a long value.
        term: { flexShrink: '0', maxW: '[60%]' },
        detail: { textAlign: 'end' },
      },
      columns: {
        root: { flexWrap: 'wrap', columnGap: '8', rowGap: '3' },
        item: { flexDirection: 'column', gap: '0.5' },
      },
    },
  },
  defaultVariants: { layout: 'rows' },
})
