import * as m from '#paraglide/messages.js'
import { cartButton } from '#styled-system/recipes/cart-button.js'

interface CartButtonProps {
  /** Names the listing: "¥12.50, wear 0.1523". */
  name: string
  isInCart: boolean
  onToggle: () => void
}

/** Adds a listing to the cart, or removes it. */
export const CartButton = ({ name, isInCart, onToggle }: CartButtonProps) => (
  <button
    type="button"
    className={cartButton()}
    aria-label={m.cart_put({ name })}
    aria-pressed={isInCart}
    onClick={onToggle}
  />
)
