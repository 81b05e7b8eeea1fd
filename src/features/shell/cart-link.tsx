import { CartIcon } from '#design/ui/icon/account-icons.tsx'
import { Tooltip } from '#design/ui/status/tooltip.tsx'
import { useCart } from '#features/cart/use-cart.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { button, type ButtonVariants } from '#styled-system/recipes/button.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'

/** The link to the cart, with a dot while it holds something. */
export function CartLink({ size = 'sm' }: { size?: ButtonVariants['size'] }) {
  const href = usePlace().find('/cart')
  const { count = 0 } = useCart()
  const label = count > 0 ? m.shell_cart_count({ count }) : m.shell_cart()
  if (href === undefined) return null
  return (
    <Tooltip text={label} isName align="end">
      <a href={href} aria-label={label} className={button({ look: 'ghost', size, isSquare: true })}>
        <CartIcon />
        {count > 0 && <span className={shellHeader().dot} />}
      </a>
    </Tooltip>
  )
}
