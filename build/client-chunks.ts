/** What every page of the site needs, with all that these import: together it compresses better than apart. */
const framework = [
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  'cookie-es',
  'js-cookie',
  String.raw`@tanstack/[^/]+`,
]

/** Small parts that several pages share. What comes late (dialogs, what hangs on a click) stays in chunks of its own. */
const parts = [
  String.raw`design/ui/[^/]+/(?!dialog|confirm|countdown|clock|page-icons|timeline|slider|text-area|page-head|amount-field|load-more|definition-list|data-table|switch|radio-list|choice-chips|avatar)`,
  String.raw`styled-system/recipes/(?!document|money-dialog|picture-picker|login-dialog|definition-list|data-table|timeline|page-head|avatar)`,
  String.raw`features/shell/(?!section\.tsx)`,
  'features/(?:navigation/(?:sections|skip-link|use-asked-search|use-place)|preferences/)',
  'features/(?:session/(?:mutations|queries)|preparation/notice-store|sign-in/use-login)',
  'paraglide/messages/',
  'i18n/(?!duration|short-duration)',
  'lib/(?!time/)',
  'device/',
]

/** How the browser's code is cut: without these groups the market's would be a tenth more, in thrice as many files. */
export const clientChunks = {
  groups: [
    { name: 'framework', priority: 2, test: new RegExp(`/node_modules/(?:${framework.join('|')})/`) },
    { name: 'parts', priority: 1, minShareCount: 3, test: new RegExp(`/src/(?:${parts.join('|')})`) },
  ],
}
