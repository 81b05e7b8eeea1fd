import { defineSlotRecipe } from '#design/define-recipe.ts'

export const shellPage = defineSlotRecipe({
  className: 'shell-page',
  slots: ['root', 'skip', 'main', 'content', 'wayHome'],
  base: {
    // A hidden tooltip at the edge must not widen the page.
    root: { display: 'flex', flexDirection: 'column', minH: '[100dvh]', overflowX: 'clip' },
    skip: {
      position: 'fixed',
      top: '2',
      insetInlineStart: '2',
      zIndex: 'tooltip',
      px: '4',
      py: '2',
      rounded: 'md',
      bg: 'accent.solid',
      color: 'accent.fg',
      fontWeight: 'semibold',
      transform: 'translateY(-200%)',
      _focus: { transform: 'none' },
    },
    main: {
      flex: '[1 0 auto]',
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      // A loading page is shorter: the footer must not flash into view.
      minH: '[calc(100dvh - var(--sizes-header))]',
      outline: '[none]',
      _focusVisible: { boxShadow: 'none' },
    },
    wayHome: {
      position: 'sticky',
      bottom: '0',
      px: '4',
      pt: '2',
      pb: '[calc(0.5rem + env(safe-area-inset-bottom))]',
      borderTop: 'subtle',
      bg: 'bg.raised',
    },
    content: { flex: '[1 0 auto]', w: 'full', maxW: 'page', mx: 'auto', px: '4', py: '6', md: { px: '6' } },
  },
  variants: {
    isPhone: {
      true: {
        root: { pb: '[calc(var(--sizes-bottom-bar) + env(safe-area-inset-bottom))]' },
        content: { p: '4' },
      },
    },
    /** The page fills large screens with a grid, and so do header and footer. */
    isWide: { true: { root: { '--sizes-page': '[clamp(90rem, 96vw, 160rem)]' } } },
  },
})
