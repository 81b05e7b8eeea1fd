import { defineSlotRecipe } from '#design/define-recipe.ts'

export const sectionPage = defineSlotRecipe({
  className: 'section-page',
  slots: ['root', 'head', 'title', 'sections', 'section', 'rail', 'railLink', 'body'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5' },
    head: { display: 'flex', flexDirection: 'column', gap: '2' },
    title: { textStyle: '2xl', fontWeight: 'semibold' },
    // The phone's bar has no room for all of them.
    sections: { display: 'none', gap: '4', _phone: { display: 'flex' } },
    section: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      rounded: 'sm',
      color: 'fg.subtle',
      textStyle: 'lg',
      fontWeight: 'semibold',
      '&[aria-current]': { color: 'fg.default' },
    },
    // At the side once lists of several columns still fit; below that, a strip to both edges, so that it visibly
    // continues.
    rail: {
      position: 'relative',
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      mx: '-4',
      px: '4',
      scrollbarWidth: '[none]',
      md: { mx: '-6', px: '6' },
      lg: { flexDirection: 'column', overflow: 'visible', mx: '0', px: '0' },
    },
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
      outlineOffset: '[-2px]',
      _phone: { minH: '11' },
      '&[aria-current]': { bg: 'bg.active', color: 'fg.default' },
    },
    body: { minW: '0' },
  },
  variants: {
    layout: {
      tabs: { head: { borderBottom: 'subtle' }, title: { _phone: { srOnly: true } } },
      rail: {
        root: {
          lg: { display: 'grid', gridTemplateColumns: '[12.5rem minmax(0, 1fr)]', gap: '8', alignItems: 'start' },
        },
        head: { lg: { position: 'sticky', top: '[calc(var(--sizes-header) + 1.5rem)]' } },
        // The page's own title is beside it, or right below the strip.
        title: {
          display: 'none',
          lg: { display: 'block', px: '3', textStyle: 'sm', fontWeight: 'medium', color: 'fg.subtle' },
        },
      },
    },
  },
  defaultVariants: { layout: 'tabs' },
})
