import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Change, Price } from './price.tsx'

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')

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
    [-9, 'down', '−9%', 'positive'],
    [4.4, 'down', '+4%', 'negative'],
    [3.1, 'up', '+3%', 'positive'],
    [-0.4, 'up', '0%', 'subtle'],
  ] as const)('%d percent, good when %s, is %s in the %s tone', (percent, goodWhen, shown, tone) => {
    const markup = renderToStaticMarkup(<Change percent={percent} goodWhen={goodWhen} />)
    expect(textOf(markup)).toBe(shown)
    expect(markup).toContain(`text--tone_${tone}`)
  })
})
