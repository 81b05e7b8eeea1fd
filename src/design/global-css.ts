/** Ground rules of every page. Element defaults only: anything with a name is a recipe. */
export const globalCss = {
  'html[data-theme=light]': { colorScheme: 'light' },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  // A rising price is green, or red as in China: by choice, else by language.
  ':root': {
    colorScheme: 'light dark',
    '--price-up': 'token(colors.positive)',
    '--price-down': 'token(colors.negative)',
  },
  'html[data-rise=red], html[lang=zh-CN]:not([data-rise])': {
    '--price-up': 'token(colors.negative)',
    '--price-down': 'token(colors.positive)',
  },
  // Paper is white, whatever the screen was.
  '@media print': { ':root, html[data-theme]': { colorScheme: 'light', bg: 'transparent' } },
  html: {
    fontFamily: 'sans',
    bg: 'bg.canvas',
    color: 'fg.default',
    accentColor: 'accent.solid',
    // What gets the focus or is led to is not to come to lie below the bars that stay.
    scrollPaddingTop: '[calc(var(--sizes-header) + 8px)]',
    scrollbarColor: 'token(colors.border.strong) transparent',
    textSizeAdjust: '100%',
    fontSynthesis: 'none',
    // Ligatures would join the digits of dates and sizes ("1920x1080") into other glyphs.
    fontVariantLigatures: 'no-contextual',
    '-webkit-font-smoothing': 'antialiased',
    '-webkit-tap-highlight-color': 'transparent',
  },
  'html[data-device=mobile]': { scrollPaddingBottom: '[calc(var(--sizes-bottom-bar) + 8px)]' },
  // The type scale is in rem: the root keeps the reader's own size.
  body: { textStyle: 'md', minH: '[100dvh]', overflowWrap: 'break-word' },
  'a, button, summary, label[for]': { touchAction: 'manipulation' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, [role=button], summary': { cursor: 'pointer' },
  ':disabled, [aria-disabled=true]': { cursor: 'not-allowed' },
  'h1, h2, h3, h4': { fontWeight: 'semibold', textWrap: 'balance' },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  '::selection': { bg: 'accent.solid', color: 'accent.fg' },
  // The dark line inside and the yellow one outside: one of them stands out on any surface.
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
      // However short, one with a duration would run on every element: a change of theme took over a second.
      transitionProperty: '[none !important]',
      scrollBehavior: '[auto !important]',
    },
  },
} as const

/** Inter, cut to Latin by its package; Chinese comes from the system. */
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
