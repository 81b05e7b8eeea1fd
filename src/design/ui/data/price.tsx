import { groupThousands } from '#lib/money.ts'
import { price, type PriceVariants } from '#styled-system/recipes/price.js'
import { text } from '#styled-system/recipes/text.js'

function parts(amount: string): { sign: string; whole: string; minor: string } {
  const [whole = '0', minor = '00'] = amount.replace(/^-/, '').split('.')
  return { sign: amount.startsWith('-') ? '−' : '', whole: groupThousands(whole), minor }
}

export interface PriceProps extends PriceVariants {
  /** A decimal string with two digits, as on the wire: "128.50". */
  amount: string
  /** Prefixes incoming amounts with a plus sign. */
  isSigned?: boolean
  /** Omits the two decimals, for example on an axis or in a narrow cell. */
  isWhole?: boolean
}

/** An amount of money. Both languages of the site group by comma, use a decimal point, and put the currency first. */
export function Price({ amount, isSigned, isWhole, ...variants }: PriceProps) {
  const styles = price(variants)
  const { sign, whole, minor } = parts(amount)
  const plus = isSigned && !sign ? '+' : ''
  return (
    <span className={styles.root}>
      {sign || plus}¥{whole}
      {!isWhole && <span className={styles.minor}>.{minor}</span>}
    </span>
  )
}

export interface ChangeProps {
  /** A difference in percent, e.g. -9 or 3.1. */
  percent: number
  size?: 'xs' | 'sm' | 'md' | 'xl'
  digits?: 0 | 1
}

/** A price change or the gain on a purchase: an arrow, a sign, and the user's own colours for rise and fall. */
export function Change({ percent, size = 'xs', digits = 0 }: ChangeProps) {
  const { shown, isFlat, sign } = signed(percent, digits)
  const tone = isFlat ? 'subtle' : percent > 0 ? 'rise' : 'fall'
  return (
    <span className={text({ size, numeric: true, weight: 'semibold', tone })}>
      {!isFlat && <span aria-hidden="true">{percent > 0 ? '▲' : '▼'} </span>}
      {sign}
      {shown}%
    </span>
  )
}

/** A gain or loss in money: an arrow, a sign, and the user's own colours for rise and fall. */
export function AmountChange({ amount, size = 'sm' }: { amount: string; size?: 'sm' | 'lg' }) {
  const isFlat = /^-?0+\.00$/.test(amount)
  const isLoss = amount.startsWith('-')
  const { sign, whole, minor } = parts(isFlat ? '0.00' : amount)
  return (
    <span
      className={text({ size, numeric: true, weight: 'semibold', tone: isFlat ? 'subtle' : isLoss ? 'fall' : 'rise' })}
    >
      {!isFlat && <span aria-hidden="true">{isLoss ? '▼' : '▲'} </span>}
      {isFlat ? '' : sign || '+'}¥{whole}.{minor}
    </span>
  )
}

interface DifferenceProps extends ChangeProps {
  /** Lower is no better for the reader, who is the seller. */
  isNeutral?: boolean
}

/** How far a price differs from its reference: lower is better for a buyer. */
export function Difference({ percent, size = 'xs', digits = 0, isNeutral = false }: DifferenceProps) {
  const { shown, isFlat, sign } = signed(percent, digits)
  const tone = !isNeutral && !isFlat && percent < 0 ? 'positive' : 'subtle'
  return (
    <span className={text({ size, numeric: true, weight: 'semibold', tone })}>
      {sign}
      {shown}%
    </span>
  )
}

/** The most that is said exactly, in percent. */
const mostPercent = 9999

function signed(percent: number, digits: 0 | 1) {
  if (percent > mostPercent) return { shown: groupThousands(String(mostPercent)), isFlat: false, sign: '>+' }
  const [whole = '0', part] = Math.abs(percent).toFixed(digits).split('.')
  const shown = groupThousands(whole) + (part === undefined ? '' : `.${part}`)
  const isFlat = Number(whole) === 0 && !Number(part ?? '0')
  return { shown, isFlat, sign: isFlat ? '' : percent < 0 ? '−' : '+' }
}
