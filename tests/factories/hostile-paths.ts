import fc from 'fast-check'

/** What an attacker puts in place of a path to send the browser elsewhere: disguised slashes, hosts, schemes. */
const slashes = [
  '/',
  '//',
  '\\',
  '/\\',
  '%2f',
  '%5c',
  '%09',
  '%0d%0a',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '.',
  '..',
  './',
  '/.',
  '/..',
]
const signs = ['@', ':', '?', '#', ';', '&', '=', '%', '%ff', '%00', '\u2044', '\uff0f', '\u3002', '\u200b', '\ufeff']
const words = ['evil.example', 'https:', 'javascript:', 'data:', '[::1]', 'user:pass', 'wallet', 'market/csgo']

export const hostilePaths = fc
  .tuple(
    fc.constantFrom('/', '//', '', '/.', '/\\'),
    fc.array(fc.oneof(fc.constantFrom(...slashes, ...signs, ...words), fc.string()), { maxLength: 7 }),
  )
  .map(([start, rest]) => start + rest.join(''))
