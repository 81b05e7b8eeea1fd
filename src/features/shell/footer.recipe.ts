import { defineSlotRecipe } from '#design/define-recipe.ts'

export const shellFooter = defineSlotRecipe({
  className: 'shell-footer',
  slots: ['root', 'inner', 'brand', 'column', 'heading', 'link', 'note'],
  base: {
    root: { borderTop: 'subtle', mt: '10', color: 'fg.muted', textStyle: 'sm', _print: { display: 'none' } },
    inner: {
      display: 'grid',
      gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
      gap: '8',
      maxW: 'page',
      mx: 'auto',
      px: '4',
      py: '8',
      md: { px: '6', gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]' },
      lg: { gridTemplateColumns: '[minmax(0, 1fr) repeat(3, minmax(0, 200px))]' },
    },
    brand: { display: 'flex', flexDirection: 'column', gap: '3', gridColumn: '[1 / -1]', lg: { gridColumn: '[auto]' } },
    column: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' },
    heading: { textStyle: 'xs', fontWeight: 'medium', color: 'fg.subtle', mb: '1' },
    link: { rounded: 'sm', _hover: { color: 'fg.default' }, _touch: { display: 'inline-block', py: '1.5' } },
    note: { color: 'fg.subtle', textStyle: 'xs', maxW: '[52ch]' },
  },
  variants: { isPhone: { true: { root: { mt: '6' } } } },
})

export const demoBar = defineSlotRecipe({
  className: 'demo-bar',
  slots: ['root', 'title'],
  base: {
    root: {
      _print: { display: 'none' },
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      px: '4',
      py: '1',
      minH: '7',
      bg: 'accent.subtle',
      color: 'fg.muted',
      textStyle: 'xs',
      textAlign: 'center',
    },
    title: {
      display: 'none',
      md: { display: 'inline' },
      px: '1.5',
      rounded: 'sm',
      bg: 'accent.solid',
      color: 'accent.fg',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
  },
})
