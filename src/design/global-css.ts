/** Base styles of every page. Element defaults only: anything with a name is a recipe. */
export const globalCss = {
  'html[data-theme=light]': { colorScheme: 'light' },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  // Whether a rising price is green, or red as in China, is the user's choice and otherwise depends on the language.
  ':root': {
    colorScheme: 'light dark',
    '--price-up': 'token(colors.positive)',
    '--price-down': 'token(colors.negative)',
  },
  'html[data-rise=red], html[lang=zh-CN]:not([data-rise])': {
    '--price-up': 'token(colors.negative)',
    '--price-down': 'token(colors.positive)',
  },
  // Paper is white, whatever the theme on screen.
  '@media print': { ':root, html[data-theme]': { colorScheme: 'light', bg: 'transparent' } },
  html: {
    fontFamily: 'sans',
    bg: 'bg.canvas',
    color: 'fg.default',
    accentColor: 'accent.solid',
    // Keeps focused elements and anchor targets clear of the sticky bars.
    scrollPaddingTop: '[calc(var(--sizes-header) + 8px)]',
    scrollbarColor: 'token(colors.border.strong) transparent',
    textSizeAdjust: '100%',
    fontSynthesis: 'none',
    // Ligatures would merge the digits of dates and sizes ("1920x1080") into other glyphs.
    fontVariantLigatures: 'no-contextual',
    '-webkit-font-smoothing': 'antialiased',
    '-webkit-tap-highlight-color': 'transparent',
  },
  'html[data-device=mobile]': { scrollPaddingBottom: '[calc(var(--sizes-bottom-bar) + 8px)]' },
  // The phone's buy bar, about 4rem high.
  'html[data-device=mobile]:has([data-buy-bar])': {
    '--bar-room': 'calc(var(--sizes-bottom-bar) + env(safe-area-inset-bottom) + 4rem)',
    scrollPaddingBottom: '[calc(var(--bar-room) + 8px)]',
  },
  // The type scale is in rem, so the root keeps the user's own font size.
  body: { textStyle: 'md', minH: '[100dvh]', overflowWrap: 'break-word' },
  'a, button, summary, label[for]': { touchAction: 'manipulation' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, [role=button], summary': { cursor: 'pointer' },
  ':disabled, [aria-disabled=true]': { cursor: 'not-allowed' },
  'h1, h2, h3, h4': { fontWeight: 'semibold', textWrap: 'balance' },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  '::selection': { bg: 'accent.solid', color: 'accent.fg' },
  // A dark inner line and a yellow outer one: one of them contrasts with any surface.
  ':focus-visible': {
    outlineWidth: 'thick',
    outlineStyle: 'solid',
    outlineColor: 'accent.ring',
    outlineOffset: '0.5',
    boxShadow: 'focus',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '[0.01ms !important]',
      animationIterationCount: '[1 !important]',
      // Even a minimal duration would run on every element: a theme change took over a second.
      transitionProperty: '[none !important]',
      scrollBehavior: '[auto !important]',
    },
  },
} as const

/** Inter, subset to Latin by its package; Chinese uses the system font. */
export const globalFontface = {
  Inter: {
    src: 'url("/fonts/inter-latin-5.3.0.woff2") format("woff2")',
    fontWeight: '100 900',
    fontStyle: 'normal',
    fontDisplay: 'optional',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
} as const
