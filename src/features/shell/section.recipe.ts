import { defineSlotRecipe } from '#design/define-recipe.ts'

export const sectionPage = defineSlotRecipe({
  className: 'section-page',
  slots: ['root', 'head', 'title', 'rail', 'railLink', 'body'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5' },
    head: { display: 'flex', flexDirection: 'column', gap: '2' },
    title: { textStyle: '2xl', fontWeight: 'semibold' },
    rail: { display: 'flex', gap: '1', overflowX: 'auto', md: { flexDirection: 'column', overflow: 'visible' } },
    railLink: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '10',
      px: '3',
      flexShrink: '0',
      rounded: 'md',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      _hover: { bg: 'bg.hover', color: 'fg.default' },
      _phone: { minH: '11' },
      '&[aria-current]': { bg: 'bg.active', color: 'fg.default' },
    },
    body: { minW: '0' },
  },
  variants: {
    layout: {
      tabs: { head: { borderBottom: 'subtle' } },
      rail: {
        root: { md: { display: 'grid', gridTemplateColumns: '[200px minmax(0, 1fr)]', gap: '8', alignItems: 'start' } },
        head: { md: { position: 'sticky', top: '[calc(var(--sizes-header) + 1.5rem)]' } },
      },
    },
  },
  defaultVariants: { layout: 'tabs' },
})
