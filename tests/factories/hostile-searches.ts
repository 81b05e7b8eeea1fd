import fc from 'fast-check'

const scripts = /<script\b[^>]*>[^]*?<\/script>/gi

/** Whether markup from a search was parsed as markup: an element anywhere, or an attribute on one of the page's own. */
export const reflectsMarkup = (html: string): boolean =>
  /<\/?evil/i.test(html) || /["'] evil-on=/i.test(html.replace(scripts, ''))

/** Servers refuse longer ones before a page sees them. */
const longest = 8_000

const markup = [
  '<evil-tag>',
  '</title><evil-tag>',
  '</script><evil-tag>',
  '--><evil-tag>',
  '" evil-on="x',
  "' evil-on='x",
  '"><evil-tag a="',
  '{{evil}}${evil}',
  'javascript:evil()',
]
const numbers = [
  'NaN Infinity -Infinity -0 -1 1e309 1e-7 0x10 0.1.2 9007199254740993 999999999.99 ٣ ½ ,'.split(' '),
  [18, 19, 400].map((length) => '9'.repeat(length)),
].flat()
const words = [
  ' null undefined true false [] {} __proto__ constructor % %% _ \\ ../../etc/passwd \u0000 \ufeff \u202e'.split(' '),
  ['[object Object]', "' or 1=1 --", '\r\nset-cookie: evil=1', '😀', 'é'.normalize('NFD'), '红线', 'ﷺ'],
  ['a\u0300'.repeat(60), ','.repeat(300), 'x'.repeat(3_000), 'fn,'.repeat(900), `x${'😀'.repeat(60)}`],
].flat()
/** Valid values for some of the filters, so that generated searches get past them to the others. */
const plausible = [
  'rifle knife ak-47 fn ft,mw covert stattrak popular discount wear_asc fade_desc listings list yes no each sales 1y',
  '1 0 3 0.1 0.9 12.50 661,12 gem,fade eHh4 0123456789a 2:0123456789a x4:0123456789a purchase_orders new redline',
].flatMap((line) => line.split(' '))

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...plausible) },
  { weight: 2, arbitrary: fc.constantFrom(...markup) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...words) },
  fc.string({ unit: 'binary' }),
  fc.double().map(String),
)

/** Encoded as a browser would, doubly, wrongly, or not at all. */
const spelled = fc.oneof(
  { weight: 3, arbitrary: value.map(encodeURIComponent) },
  value.map((text) => encodeURIComponent(encodeURIComponent(text))),
  fc.constantFrom(
    '%',
    '%zz',
    '%f',
    '%ff',
    '%e4%b8',
    '%ed%a0%80',
    '%c0%af',
    '%00',
    '+',
    '=',
    '&&',
    '?',
    ';',
    '[',
    '|"<evil-tag>',
  ),
)

const twisted = (key: string) =>
  fc.constantFrom(key, key, key, key, `${key}[]`, `${key}[0]`, `${key}[__proto__]`, key.toUpperCase(), `%20${key}`)

const strangeKeys = [
  '',
  ...'__proto__ constructor toString hasOwnProperty % %ff 0 a.b page token %3Cevil-tag%3E'.split(' '),
]

/** Generates query strings, without the question mark, for a page with these search parameters: what people, crawlers
 * and attackers send. */
export const hostileSearches = (keys: readonly string[]): fc.Arbitrary<string> => {
  const key = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...keys).chain(twisted) },
    fc.constantFrom(...strangeKeys),
  )
  const pair = fc.tuple(key, spelled).map(([name, text]) => `${name}=${text}`)
  const some = fc.array(pair, { minLength: 1, maxLength: 8 })
  const repeated = fc.tuple(key, fc.array(spelled, { minLength: 2, maxLength: 30 }))
  const whole = fc.oneof(
    { weight: 6, arbitrary: some.map((pairs) => pairs.join('&')) },
    repeated.map(([name, texts]) => texts.map((text) => `${name}=${text}`).join('&')),
    fc.array(spelled, { maxLength: 5 }).map((parts) => parts.join('&')),
    fc.constantFrom(
      '&'.repeat(2_000),
      'a'.repeat(4_000),
      'a&'.repeat(1_500),
      '='.repeat(500),
      '?',
      '%',
      '&&==&&',
      '#',
      '//evil.example',
    ),
  )
  return whole.map((search) => search.slice(0, longest))
}
