import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AmountChange, Change, Difference, Price } from './price.tsx'

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '').replace('&gt;', '>')

describe('Price', () => {
  it.each([
    ['0.03', '¥0.03'],
    ['999.00', '¥999.00'],
    ['18342.60', '¥18,342.60'],
    ['1234567.89', '¥1,234,567.89'],
    ['9007199254740993.01', '¥9,007,199,254,740,993.01'],
    ['-942.00', '−¥942.00'],
  ])('shows %s as %s', (amount, shown) => {
    expect(textOf(renderToStaticMarkup(<Price amount={amount} />))).toBe(shown)
  })

  it('puts a plus before what comes in, never before what goes out', () => {
    expect(textOf(renderToStaticMarkup(<Price amount="1.00" isSigned />))).toBe('+¥1.00')
    expect(textOf(renderToStaticMarkup(<Price amount="-1.00" isSigned />))).toBe('−¥1.00')
  })
})

describe('Change', () => {
  it.each([
    [3.1, '▲ +3%', 'rise'],
    [-9, '▼ −9%', 'fall'],
    [-0.4, '0%', 'subtle'],
  ] as const)('a price that moved by %d percent is %s in the %s colour', (percent, shown, tone) => {
    const markup = renderToStaticMarkup(<Change percent={percent} />)
    expect(textOf(markup)).toBe(shown)
    expect(markup).toContain(`text--tone_${tone}`)
  })
})

describe('AmountChange', () => {
  it.each([
    ['1234.50', '▲ +¥1,234.50', 'rise'],
    ['-0.05', '▼ −¥0.05', 'fall'],
    ['0.00', '¥0.00', 'subtle'],
  ] as const)('%s won or lost is %s in the %s colour', (amount, shown, tone) => {
    const markup = renderToStaticMarkup(<AmountChange amount={amount} />)
    expect(textOf(markup)).toBe(shown)
    expect(markup).toContain(`text--tone_${tone}`)
  })
})

describe('Difference', () => {
  it.each([
    [-9, '−9%', 'positive'],
    [4.4, '+4%', 'subtle'],
    [-0.4, '0%', 'subtle'],
    [3567, '+3,567%', 'subtle'],
    [13753166, '>+9,999%', 'subtle'],
  ] as const)('%d percent from the reference is %s in the %s tone', (percent, shown, tone) => {
    const markup = renderToStaticMarkup(<Difference percent={percent} />)
    expect(textOf(markup)).toBe(shown)
    expect(markup).toContain(`text--tone_${tone}`)
  })
})
