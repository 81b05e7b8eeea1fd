import { defineSlotRecipe } from '#design/define-recipe.ts'

/** A dialog on the desktop, a sheet from the bottom on the phone. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'description', 'close', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'overlay',
      // No animation for going: one that is cut off, by a page that hides meanwhile, would leave the backdrop there for good.
      _open: { animation: 'fadeIn' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      placeItems: 'center',
      // As high as the content: a row of the window's height would let a taller dialog stick out above, where nobody can scroll.
      gridAutoRows: '[minmax(min-content, 1fr)]',
      // As wide as the window at most, whatever width its fields would like to have.
      gridTemplateColumns: '[minmax(0, 1fr)]',
      p: '4',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      _phone: { placeItems: 'end stretch', p: '0', pt: '12' },
    },
    content: {
      position: 'relative',
      w: 'full',
      rounded: 'lg',
      border: 'subtle',
      bg: 'bg.raised',
      color: 'fg.default',
      boxShadow: 'lg',
      outline: '[none]',
      _open: { animation: 'riseIn' },
      _phone: {
        roundedBottom: 'none',
        pb: '[env(safe-area-inset-bottom)]',
        _open: { animation: 'sheetIn' },
      },
    },
    head: { display: 'flex', alignItems: 'flex-start', gap: '3', p: '5', pb: '0', pe: '14' },
    title: { textStyle: 'xl', fontWeight: 'semibold' },
    description: { px: '5', pt: '2', color: 'fg.muted' },
    close: { position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: 'raised' },
    body: { p: '5' },
    footer: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '3',
      p: '5',
      pt: '0',
      // Without a body between them.
      '.dialog__description + &': { pt: '5' },
      _phone: { '& > *': { flex: '[1 1 0%]' } },
    },
  },
  variants: {
    size: {
      md: { content: { maxW: 'dialog', _phone: { maxW: '[none]' } } },
      wide: {
        content: { maxW: 'dialogWide', minH: '[500px]', _phone: { maxW: '[none]', minH: '0' } },
        body: { p: '0' },
      },
    },
    isTitleHidden: { true: { head: { srOnly: true } } },
  },
  defaultVariants: { size: 'md' },
})
