import { QRCodeSVG } from 'qrcode.react'
import { Button } from '#design/ui/action/button.tsx'
import { copyText } from '#design/ui/action/copy-text.ts'
import { CopyIcon } from '#design/ui/icon/icons.tsx'
import { usePageFacts } from '#device/use-page-facts.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { sellingShop } from '#styled-system/recipes/selling-shop.js'

/** S1.6 Shares the shop: its public address, also as a QR code. */
export function ShopShare({ shopId }: { shopId: string }) {
  const { origin } = usePageFacts()
  const path = `/shop/${shopId}`
  const address = origin + path
  const styles = sellingShop()
  return (
    <section className={`${styles.share} ${card({ pad: 'lg' })}`} aria-labelledby="shop-share">
      <QRCodeSVG
        value={address}
        size={120}
        title={m.selling_shop_qr()}
        marginSize={2}
        level="M"
        className={styles.code}
      />
      <div className={styles.shareWords}>
        <h2 id="shop-share" className={styles.title}>
          {m.selling_shop_share()}
        </h2>
        <a className={styles.address} href={path}>
          {address}
        </a>
        <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => void copyText(address)}>
          {m.selling_shop_copy()}
        </Button>
      </div>
    </section>
  )
}
