import { AlertIcon } from '#design/ui/icon/icons.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { warningLine } from '#styled-system/recipes/warning-line.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import type { Warning } from './price-warnings.ts'
import { useSellPath } from './use-sell-path.ts'

/** A warning in words. If a purchase order pays more right now, it links there in a new tab, because the form around it
 * holds unsaved input. */
export function WarningLine({ warning, goodsId }: { warning: Warning; goodsId: string }) {
  const sellPath = useSellPath()
  return (
    <span className={warningLine()}>
      <AlertIcon size={14} />
      <span>
        {textOf(warning)}
        {warning.kind === 'under_wanted' && (
          <>
            {' '}
            <a className={textLink()} href={sellPath(goodsId)} target="_blank" rel="noreferrer">
              {m.trading_sell_now()}
            </a>
          </>
        )}
      </span>
    </span>
  )
}

function textOf(warning: Warning): string {
  if (warning.kind === 'far_under') return m.trading_far_under({ percent: warning.percent })
  if (warning.kind === 'under_wanted') return m.trading_under_wanted({ amount: formatMoney(warning.wanted) })
  return m.trading_above_year({ amount: formatMoney(warning.high) })
}
