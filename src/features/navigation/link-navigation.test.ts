import { describe, expect, it } from 'vitest'
import { innerTarget } from './link-navigation.ts'

const here = 'https://market.test/market/csgo?sort=price'
const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
const link = (href: string, rest = {}) => ({ href, target: '', download: null, rel: '', ...rest })

describe('innerTarget', () => {
  it('takes over a plain click on a page of the site, with query and hash', () => {
    expect(innerTarget(link('/goods/AbCdEfGhIjK?tab=sold#top'), here, click)).toBe('/goods/AbCdEfGhIjK?tab=sold#top')
    expect(innerTarget(link('https://market.test/'), here, click)).toBe('/')
  })

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    expect(innerTarget(link('/'), here, { ...click, [key]: true })).toBeUndefined()
  })

  it('leaves other buttons and handled clicks alone', () => {
    expect(innerTarget(link('/'), here, { ...click, button: 1 })).toBeUndefined()
    expect(innerTarget(link('/'), here, { ...click, defaultPrevented: true })).toBeUndefined()
  })

  it.each([
    ['another origin', link('https://elsewhere.test/market')],
    ['a script', link('javascript:alert(1)')],
    ['no address at all', link('https://')],
    ['a new tab', link('/', { target: '_blank' })],
    ['a download', link('/statement.csv', { download: '' })],
    ['a link marked external', link('/', { rel: 'nofollow external' })],
    ['the API and its reader', link('/api/docs')],
    ['a simulator', link('/simulators/steam/')],
    ['a jump within the page', link('/market/csgo?sort=price#filters')],
  ])('S2.15 leaves %s to the browser', (_, target) => {
    expect(innerTarget(target, here, click)).toBeUndefined()
  })
})
