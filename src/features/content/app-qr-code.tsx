import { QRCodeSVG } from 'qrcode.react'
import { usePageFacts } from '#device/use-page-facts.ts'
import * as m from '#paraglide/messages.js'
import { appQrCode } from '#styled-system/recipes/app-qr-code.js'

/** S1.12 A QR code of the site's own address, where a phone gets its own page set. */
export function AppQrCode({ size }: { size: number }) {
  const { origin } = usePageFacts()
  return (
    <span className={appQrCode()}>
      <QRCodeSVG
        value={`${origin}/`}
        size={size}
        title={m.content_app_qr({ address: origin })}
        marginSize={2}
        level="M"
      />
    </span>
  )
}
