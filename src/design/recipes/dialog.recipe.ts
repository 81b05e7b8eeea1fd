import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Where the window is too low to keep anything in view, the whole dialog scrolls. */
const tiny = '@media (max-height: 20rem)'

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
      // No closing animation: if the page were hidden while it runs, the backdrop would never be removed.
      _open: { animation: 'fadeIn' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      placeItems: 'center',
      // Rows as high as the content: in a row of the window's height, a taller dialog would overflow at the top, where
      // nobody can scroll.
      gridAutoRows: '[minmax(min-content, 1fr)]',
      // No wider than the window, whatever width the fields would take.
      gridTemplateColumns: '[minmax(0, 1fr)]',
      p: '4',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      _phone: { placeItems: 'end stretch', p: '0', pt: '12' },
    },
    // Never higher than the window: the overflow scrolls inside, and title and actions stay in view, even at 200 %
    // zoom.
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      maxH: '[calc(100dvh - 2rem)]',
      rounded: 'lg',
      border: 'subtle',
      bg: 'bg.raised',
      color: 'fg.default',
      boxShadow: 'lg',
      outline: '[none]',
      _open: { animation: 'riseIn' },
      _phone: {
        roundedBottom: 'none',
        maxH: '[calc(100dvh - 3rem)]',
        pb: '[env(safe-area-inset-bottom)]',
        _open: { animation: 'sheetIn' },
      },
      [tiny]: { maxH: '[none]' },
    },
    head: { flexShrink: '0', display: 'flex', alignItems: 'flex-start', gap: '3', p: '5', pb: '0', pe: '14' },
    title: { textStyle: 'xl', fontWeight: 'semibold' },
    description: { flexShrink: '1', minH: '0', overflowY: 'auto', px: '5', pt: '2', color: 'fg.muted' },
    close: { position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: 'raised' },
    body: {
      flex: '[1 1 auto]',
      minH: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      roundedBottom: '[inherit]',
      p: '5',
      // Clear of the footer's upper edge, below.
      scrollPaddingBlockEnd: '3',
      // The dialog's main action, when it is part of the body. What prevents it is in it: anything above scrolls away
      // behind the button.
      '& [data-dialog-action]': {
        position: 'sticky',
        // Offsets the body's padding, or it would stick 12 px too high.
        bottom: '-3',
        zIndex: 'raised',
        display: 'flex',
        flexDirection: 'column',
        gap: '2',
        py: '3',
        my: '-3',
        bg: 'bg.raised',
        [tiny]: { position: 'static' },
      },
      '& [data-dialog-action=row]': { flexDirection: 'row', '& > [role=alert]': { flexBasis: 'full' } },
      // Covers the gap between it and the dialog's edge, or the body would show through while it scrolls.
      '& [data-dialog-action]:last-child::after': {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        top: '[100%]',
        h: '2',
        bg: 'bg.raised',
        [tiny]: { display: 'none' },
      },
      [tiny]: { overflowY: 'visible' },
    },
    footer: {
      flexShrink: '0',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      p: '5',
      // Keeps a gap between the actions and what scrolls away behind them.
      pt: '3',
      mt: '-3',
      bg: 'bg.raised',
      roundedBottom: '[inherit]',
      // When there is no body in between.
      '.dialog__description + &': { pt: '5', mt: '0' },
      containerType: 'inline-size',
      // Much enlarged buttons get a line each.
      _phone: { '& > *': { flex: '[1 1 0%]', '@container (max-width: 14rem)': { flexBasis: 'auto' } } },
    },
  },
  variants: {
    size: {
      md: { content: { maxW: 'dialog', _phone: { maxW: '[none]' } } },
      wide: {
        content: { maxW: 'dialogWide', _phone: { maxW: '[none]' } },
        body: { p: '0' },
      },
    },
    isTitleHidden: { true: { head: { srOnly: true } } },
  },
  defaultVariants: { size: 'md' },
})
