import { formatPercent } from '#i18n/format.ts'

/** A change in percent with its sign: `+3.1%`, `−0.7%`, `0.0%` */
export function signedPercent(percent: number): string {
  const text = formatPercent(percent / 100)
  return percent > 0 && Number(percent.toFixed(1)) !== 0 ? `+${text}` : text
}
